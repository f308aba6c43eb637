import type { Db } from '#platform/handle.ts'
import { type Finding, findOffenders, findPiece, findStaleSearch, someIds } from './queries.ts'

/** Ads and search change together, so both are read as they were at one moment. */
async function compareSome(db: Db, after: number) {
  const moment = db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only')
  return moment.execute(async (tx) => {
    const piece = await findPiece(tx, after)
    return piece && { upTo: piece.upTo, stale: await findStaleSearch(tx, piece) }
  })
}

async function compareSearch(db: Db): Promise<Finding> {
  const ids: number[] = []
  let compared = await compareSome(db, 0)
  while (compared) {
    ids.push(...compared.stale)
    compared = await compareSome(db, compared.upTo)
  }
  const what = 'ads that search shows otherwise than they are'
  return { what, count: ids.length, ids: ids.slice(0, someIds) }
}

/** Whether ads, search, histories and files agree; changes nothing and keeps nobody waiting. */
export async function checkConsistency(db: Db): Promise<Finding[]> {
  return [await compareSearch(db), ...(await findOffenders(db))]
}
