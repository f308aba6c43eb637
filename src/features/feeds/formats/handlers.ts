import { loadLinkHosts } from '#features/reference/link-hosts/queries.ts'
import type { Lookups } from '#features/posting/own-ads/rules/own-ads.ts'
import { dayInDubai } from '#i18n/dubai-day.ts'
import { hourSeconds } from '#i18n/time-units.ts'
import { type Call, Download, type Handler, handle } from '#platform/handle.ts'
import { inPieces } from '#platform/http/queueing/pieces.ts'
import { throttleAccount } from '#platform/session/throttle.ts'
import { exportAds, readSample } from './contract.ts'
import { findEmails, findOwnAfter } from './queries.ts'
import { type ExportedAd, toExportedAd, fileTypes, sampleCsv, statesOf, writerOf } from './rules.ts'

/** Per account: 50,000 drafts take 8 to 14 s of CPU time, so new accounts get few. */
const maxExports = { max: 30, maxOfNew: 3, seconds: hourSeconds }

const pageSize = 200

async function* exportPages(call: Call<typeof exportAds>, lookups: Lookups) {
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
    yield rows.values().map((row) => toExportedAd(row, { ...names, linkHosts, origin, emails }))
    after = rows.length < pageSize ? undefined : rows.at(-1)?.position
  } while (after)
}

type Ads = IteratorObject<ExportedAd>
type Writer = ReturnType<typeof writerOf>

/** The first page is read before anything is sent, so its failure still gives an error status. */
async function writePages(pages: AsyncGenerator<Ads>, { head, write, tail }: Writer) {
  const first = await pages.next()
  async function* texts() {
    yield [head]
    if (!first.done) yield first.value.map(write)
    for await (const ads of pages) yield ads.map(write)
    yield [tail]
  }
  return inPieces(texts())
}

function openSample(lookups: Lookups) {
  let made: { names: object[]; content: string } | undefined
  return (): string => {
    const [gazetteer, catalogue] = [lookups.gazetteer(), lookups.catalogue()]
    if (made?.names[0] === gazetteer && made.names[1] === catalogue) return made.content
    made = { names: [gazetteer, catalogue], content: sampleCsv({ gazetteer, catalogue }) }
    return made.content
  }
}

const exportHandlers = (lookups: Lookups): Handler[] => [
  handle(exportAds, async (call) => {
    const { db, account, caller, query, now } = call
    await throttleAccount(db, { name: 'feed-export', ...maxExports, account, caller, now })
    const { type, ending } = fileTypes[query.dialect]
    return new Download({
      type,
      name: `dara-${query.dialect}-${dayInDubai(now)}.${ending}`,
      content: await writePages(exportPages(call, lookups), writerOf(query.dialect, now)),
    })
  }),
]

export function feedDialectHandlers(lookups: Lookups): Handler[] {
  const sample = openSample(lookups)
  return [
    ...exportHandlers(lookups),
    handle(readSample, async () => {
      return new Download({ type: 'text/csv', name: 'dara-sample.csv', content: sample() })
    }),
  ]
}
