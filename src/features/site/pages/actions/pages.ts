import { phrases as titles } from '#features/reference/page-links/phrases/titles.ts'
import type { Settings } from '#features/reference/site-settings/contract.ts'
import type { Phrase } from '#i18n/phrases.ts'
import type { Db } from '#platform/handle.ts'
import type { RulePage, RulePageName, RuleSection, SitePage } from '../contract.ts'
import { findSetting } from '../queries.ts'
import { pageIn } from '../rules/content.ts'
import { textOf } from '../rules/sections.ts'
import type { SiteNames } from './figures.ts'
import { privacySections } from './privacy.ts'
import { rankingSections } from './ranking.ts'
import { termsSections } from './terms.ts'

type Rules = { title: Phrase; changedOn: string; sections: (names: SiteNames) => RuleSection[] }

/** `changedOn` is the day on which the text, or a figure in it, was last changed (pages.test.ts). */
const rulePages: Record<RulePageName, Rules> = {
  terms: { title: titles.terms, changedOn: '2026-11-30', sections: termsSections },
  privacy: { title: titles.privacy, changedOn: '2026-12-01', sections: privacySections },
  'how-we-rank': { title: titles.ranking, changedOn: '2026-11-29', sections: rankingSections },
}

export function readRules(name: RulePageName, names: SiteNames): RulePage {
  const { title, changedOn, sections } = rulePages[name]
  return { title: textOf(title, () => ({})), changedOn, sections: sections(names) }
}

const contentTitles = { aboutUs: titles.aboutUs, ourServices: titles.services }

export async function readContent(
  db: Db,
  key: keyof typeof contentTitles,
  { siteName: site }: Pick<Settings, 'siteName'>,
): Promise<SitePage> {
  const title = textOf(contentTitles[key], () => ({}))
  return pageIn(await findSetting(db, key), { title, site })
}
