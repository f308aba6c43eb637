import type { Db } from '#platform/handle.ts'
import { sweepInvitations } from './queries/members.ts'

/** Lets the worker hand over the remaining ads of an ended membership, if there are any. */
export type HandOverLater = (tx: Db, ended: { handOverId: number | undefined }) => Promise<void>

export async function sweepTeams(db: Db, now: Date): Promise<void> {
  await sweepInvitations(db, now)
}
