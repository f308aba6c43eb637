import { loadLinkHosts } from '#features/reference/link-hosts/queries.ts'
import { fieldsWithAllowedLinks } from '#features/reference/link-hosts/rules.ts'
import { qualityOf } from './rules/quality.ts'
import { requireOwn } from '#features/posting/own-ads/actions.ts'
import { fieldsOf, type Lookups } from '#features/posting/own-ads/rules/own-ads.ts'
import { checkAd } from '#features/posting/submission/actions/checks.ts'
import { warningsOf } from './rules/agreement.ts'
import { bilingual } from '#i18n/bilingual.ts'
import { dayInDubai } from '#i18n/dubai-day.ts'
import { type Handler, handle } from '#platform/handle.ts'
import { readChecks } from './contract/checks.ts'
import { findDuplicates } from './queries.ts'
import { ratedOf } from './rules/checks.ts'

export const adCheckHandlers = (lookups: Lookups): Handler[] => [
  handle(readChecks, async ({ db, account, params, now }) => {
    const row = await requireOwn(db, { account, id: params.id })
    const known = { gazetteer: lookups.gazetteer(), catalogue: lookups.catalogue() }
    const ad = fieldsOf(row, known)
    const whose = { managingAccountId: row.managingAccountId, propertyId: row.id }
    const shownAd = fieldsWithAllowedLinks(ad, await loadLinkHosts(db))
    const rated = ratedOf(row, shownAd, { ...known, today: dayInDubai(now) })
    const [duplicates, { unusable, missing }] = await Promise.all([
      findDuplicates(db, account, row),
      checkAd(db, ad, { ...lookups, ...whose, checkFor: 'submission', now }),
    ])
    const quality = bilingual((language) => qualityOf(rated, language))
    const canPublish = unusable.length + missing.length === 0
    return {
      checks: {
        quality,
        warnings: warningsOf({ ad, type: rated.type?.slug, gazetteer: known.gazetteer }),
        duplicates,
        canPublish,
      },
    }
  }),
]
