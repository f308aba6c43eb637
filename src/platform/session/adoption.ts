import type { Db } from '../handle.ts'

export type Adoption = { accountId: number; visitorId: string }

/**
 * Moves what a visitor has left to the account in whose session the visitor's browser now is; in the
 * transaction that begins the session.
 */
export type AdoptVisitor = (tx: Db, adoption: Adoption) => Promise<void>
