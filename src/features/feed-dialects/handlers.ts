import { loadLinkHosts } from '#features/ad-links/queries.ts'
import type { Lookups } from '#features/my-properties/rules.ts'
import { dayInDubai } from '#i18n/dubai-day.ts'
import { type Call, Download, type Handler, handle } from '#platform/handle.ts'
import { throttle } from '#platform/session/throttle.ts'
import { exportAds, readSample } from './contract.ts'
import { findEmails, findOwnAfter } from './queries.ts'
import { type ExportedAd, exportedAd, fileTypes, sampleCsv, statesOf, writerOf } from './rules.ts'

/** A query each: enough to be quick, few enough to hold. */
const pageSize = 200

/** The ads of a page, mapped when it is their turn to be sent. */
async function* exportedPages(call: Call<typeof exportAds>, lookups: Lookups) {
  const { db, account, caller, query } = call
  const origin = caller.origin()
  const states = statesOf(query)
  const linkHosts = await loadLinkHosts(db)
  let after: string | undefined
  do {
    const rows = await findOwnAfter(db, account, { states, after, limit: pageSize })
    const emails = await findEmails(
      db,
      rows.flatMap(({ agent }) => agent?.id ?? []),
    )
    const names = { gazetteer: lookups.gazetteer(), catalogue: lookups.catalogue() }
    yield rows.map((row) => exportedAd(row, { ...names, linkHosts, origin, emails }))
    after = rows.length < pageSize ? undefined : rows.at(-1)?.position
  } while (after)
}

/** The first page is asked for before anything is sent, so that its failure is still an answer. */
async function written(pages: AsyncGenerator<ExportedAd[]>, writer: ReturnType<typeof writerOf>) {
  const first = await pages.next()
  async function* content() {
    yield writer.head
    if (!first.done) yield first.value.map(writer.write).join('')
    for await (const ads of pages) yield ads.map(writer.write).join('')
    yield writer.tail
  }
  return content()
}

export const feedDialectHandlers = (lookups: Lookups): Handler[] => [
  handle(exportAds, async (call) => {
    const { db, account, caller, query, now } = call
    const limit = { key: `feed-export/${account.id}`, max: 30, seconds: 3600 }
    await throttle(db, { ...limit, allowance: caller.allowance, now })
    const { type, ending } = fileTypes[query.dialect]
    return new Download({
      type,
      name: `dara-${query.dialect}-${dayInDubai(now)}.${ending}`,
      content: await written(exportedPages(call, lookups), writerOf(query.dialect, now)),
    })
  }),

  handle(readSample, async () => {
    const content = sampleCsv({ gazetteer: lookups.gazetteer(), catalogue: lookups.catalogue() })
    return new Download({ type: 'text/csv', name: 'dara-sample.csv', content })
  }),
]
