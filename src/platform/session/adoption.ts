import { sql } from 'kysely'
import type { Db } from '../handle.ts'

export type Adoption = { accountId: number; visitorId: string }

/** Moves what a visitor has left to the account in whose session the visitor's browser now is. */
export type AdoptVisitor = {
  /** In the transaction that begins the session, so that the move is made even if the process ends. */
  begin: (tx: Db, adoption: Adoption) => Promise<void>
  /** After that transaction. Does not fail, as the session has begun: a job repeats what failed. */
  finish: (db: Db, adoption: Adoption) => Promise<void>
}

const shortWaitMs = 500

/** For `finish`: moves in a transaction of its own, and leaves to the job what another one has locked. */
export async function moveNow(db: Db, move: (tx: Db) => Promise<void>): Promise<void> {
  const moved = db.transaction().execute(async (tx) => {
    await sql`set local lock_timeout = ${sql.lit(shortWaitMs)}`.execute(tx)
    await move(tx)
  })
  await moved.catch(() => undefined)
}
