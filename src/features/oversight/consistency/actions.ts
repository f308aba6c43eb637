import type { Db } from '#platform/handle.ts'
import { findFlags, type StoredFlags } from '#features/posting/own-ads/queries/status-flags.ts'
import { flagsOf, storedBits } from '#features/posting/own-ads/rules/attention.ts'
import { dayInDubai } from '#i18n/dubai-day.ts'
import {
  type Finding,
  findOffenders,
  findPiece,
  findStaleSearch,
  type Piece,
  maxListedIds,
} from './queries.ts'

const slugsTo = (slug: string) =>
  slug.split('/').map((_, at, names) => names.slice(0, at + 1).join('/'))

/** Any day will do, because no stored fact depends on it. */
function isMisjudged({ flags, slug, ...ad }: StoredFlags): boolean {
  const terms = { today: dayInDubai(new Date()) }
  return (flagsOf({ ...ad, slugs: slugsTo(slug) }, terms) & storedBits) !== flags
}

async function findMisjudged(db: Db, piece: Piece): Promise<number[]> {
  return (await findFlags(db, piece)).filter(isMisjudged).map(({ id }) => id)
}

/** Ads and search change together, so both are read in one snapshot. */
async function compareSome(db: Db, after: number) {
  const moment = db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only')
  return moment.execute(async (tx) => {
    const piece = await findPiece(tx, after)
    if (!piece) return undefined
    const stale = await findStaleSearch(tx, piece)
    return { upTo: piece.upTo, stale, misjudged: await findMisjudged(tx, piece) }
  })
}

const findingOf = (what: string, ids: readonly number[]): Finding => ({
  what,
  count: ids.length,
  ids: ids.slice(0, maxListedIds),
})

async function compareAds(db: Db): Promise<Finding[]> {
  const stale: number[] = []
  const misjudged: number[] = []
  let compared = await compareSome(db, 0)
  while (compared) {
    stale.push(...compared.stale)
    misjudged.push(...compared.misjudged)
    compared = await compareSome(db, compared.upTo)
  }
  return [
    findingOf('ads that search shows otherwise than they are', stale),
    findingOf('ads whose stored flags are not those of the rules', misjudged),
  ]
}

/** Writes nothing and makes no one wait. */
export async function checkConsistency(db: Db): Promise<Finding[]> {
  return [...(await compareAds(db)), ...(await findOffenders(db))]
}
