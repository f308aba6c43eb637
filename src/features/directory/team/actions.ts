import type { Db } from '#platform/handle.ts'
import { sweepInvitations } from './queries/members.ts'

/** Has the ads that an ended membership has left handed over by the worker, if there are any. */
export type HandOverLater = (tx: Db, ended: { handOverId: number | undefined }) => Promise<void>

/** What nobody accepted goes; done now and then by whoever runs the jobs. */
export async function sweepTeams(db: Db, now: Date): Promise<void> {
  await sweepInvitations(db, now)
}
