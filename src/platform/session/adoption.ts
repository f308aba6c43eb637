import type { Db } from '../handle.ts'

export type Adoption = { accountId: number; visitorId: string }

/** Moves what a visitor has left to the account in whose session the visitor's browser now is. */
export type AdoptVisitor = {
  /** In the transaction that begins the session, so that the move is made even if the process ends. */
  begin: (tx: Db, adoption: Adoption) => Promise<void>
  /** After that transaction. Does not fail, as the session has begun: a job repeats what failed. */
  finish: (db: Db, adoption: Adoption) => Promise<void>
}
