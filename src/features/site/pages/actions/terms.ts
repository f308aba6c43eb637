import type { RuleSection } from '../contract.ts'
import { sections as beginning } from '../phrases/terms.ts'
import { sections as further } from '../phrases/terms-further.ts'
import { ruleSections, type Values } from '../rules/sections.ts'
import { figuresOf, type SiteNames } from './figures.ts'
import { linkTo } from './links.ts'

/** Cabinet Resolution 56 of 2024 on telemarketing: the hours of the day in which calls are allowed. */
const calls = { callsFrom: '9:00', callsTo: '18:00' }

export function termsSections(names: SiteNames): RuleSection[] {
  const figures = figuresOf(names)
  const values: Values = (language) => ({ ...figures(language), ...calls })
  return ruleSections({ ...beginning, ...further }, values, {
    links: {
      requests: [linkTo('request'), linkTo('privacy')],
      accounts: [linkTo('account')],
      packages: [linkTo('ranking')],
      questions: [linkTo('contact')],
    },
  })
}
