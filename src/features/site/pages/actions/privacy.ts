import { bilingual } from '#i18n/bilingual.ts'
import type { RuleSection } from '../contract.ts'
import { sections as beginning } from '../phrases/privacy.ts'
import { sections as further } from '../phrases/privacy-rights.ts'
import { columns, cookieColumns, cookies, rows } from '../phrases/stored-data.ts'
import { cellsOf, ruleSections, tableOf, type Values } from '../rules/sections.ts'
import { figuresOf, type SiteNames } from './figures.ts'
import { linkTo } from './links.ts'

/** Federal Decree-Law on the Protection of Personal Data. Texts, as they are no amounts. */
const law = { lawNumber: '45', lawYear: '2021' }

function tablesOf(values: Values) {
  const stored = Object.values(rows).map((row) => cellsOf(row, values))
  const set = Object.entries(cookies).map(([name, row]) => [
    bilingual(() => name),
    ...cellsOf(row, values),
  ])
  return {
    stored: tableOf(columns, stored, values),
    cookies: tableOf(cookieColumns, set, values),
  }
}

export function privacySections(names: SiteNames): RuleSection[] {
  const figures = figuresOf(names)
  const values: Values = (language) => ({ ...figures(language), ...law })
  return ruleSections({ ...beginning, ...further }, values, {
    tables: tablesOf(values),
    links: {
      controller: [linkTo('contact')],
      account: [linkTo('account')],
      visitor: [linkTo('favourites'), linkTo('searches'), linkTo('contact')],
      changes: [linkTo('contact')],
    },
  })
}
