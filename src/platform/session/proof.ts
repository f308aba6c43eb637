import { minuteMs } from '#i18n/time-units.ts'
import { proofMinutes } from '../endpoint/person-limits.ts'
import type { Db } from '../handle.ts'
import { Refusal } from '../refusal.ts'
import type { Account } from './account.ts'
import { addTolerance } from './clock-tolerance.ts'

export async function prove(db: Db, { sessionId }: Account, now: Date): Promise<void> {
  await db.updateTable('sessions').set({ proved_at: now }).where('id', '=', sessionId).execute()
}

/** @throws 401 when the session has ended; it cannot end before `tx` */
export async function requireSession(tx: Db, { sessionId }: Account): Promise<void> {
  const found = await tx
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', sessionId)
    .forKeyShare()
    .executeTakeFirst()
  if (!found) throw new Refusal(401, [{ code: 'unauthenticated' }])
}

/** @throws 403 `password_needed` */
export async function requireProof(db: Db, { sessionId }: Account, now: Date): Promise<void> {
  const proved = await db
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', sessionId)
    .where('proved_at', '>', new Date(now.getTime() - proofMinutes * minuteMs))
    .where('proved_at', '<=', addTolerance(now, 0))
    .executeTakeFirst()
  if (!proved) throw new Refusal(403, [{ code: 'password_needed', path: 'password' }])
}
