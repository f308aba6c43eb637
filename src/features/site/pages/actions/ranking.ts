import { maxPromoted, promotedBlock } from '#features/search/query/contract/limits.ts'
import { phrases as results } from '#features/search/results/phrases.ts'
import { latestAds } from '#features/site/home/rules.ts'
import { formatPhrase } from '#i18n/phrases.ts'
import type { RuleSection } from '../contract.ts'
import { sections } from '../phrases/ranking.ts'
import { ruleSections } from '../rules/sections.ts'
import { linkTo } from './links.ts'

export function rankingSections(): RuleSection[] {
  return ruleSections(
    sections,
    (language) => ({
      order: formatPhrase(results.byFeatured, language),
      promoted: maxPromoted,
      block: promotedBlock,
      latest: latestAds,
    }),
    { links: { questions: [linkTo('contact')] } },
  )
}
