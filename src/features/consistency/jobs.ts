import type { Db } from '#platform/handle.ts'
import { type Finding, findOffenders, findStaleSearch } from './queries.ts'

/** Ends the transaction in which search was built anew, and carries what was found out of it. */
class TakenBack extends Error {
  readonly finding: Finding

  constructor(finding: Finding) {
    super('taken back')
    this.finding = finding
  }
}

async function compareSearch(db: Db): Promise<Finding> {
  try {
    return await db.transaction().execute(async (tx) => {
      throw new TakenBack(await findStaleSearch(tx))
    })
  } catch (error) {
    if (error instanceof TakenBack) return error.finding
    throw error
  }
}

/** Whether ads, search, histories and files agree; changes nothing. */
export async function checkConsistency(db: Db): Promise<Finding[]> {
  return [await compareSearch(db), ...(await findOffenders(db))]
}
