import type { Db } from '#platform/handle.ts'
import { allInTurn } from '#platform/sweeping/batches.ts'
import { alertSweeps } from '../queries/sweeping.ts'
import { type LetterContext, sendAlerts } from './letters.ts'
import { matchChanges } from './matching.ts'

/** Matches changed ads, and writes the emails that are due; a failure of one does not stop the other. */
export const followAlerts = (db: Db, context: LetterContext): Promise<void> =>
  allInTurn([() => matchChanges(db, context), () => sendAlerts(db, context)])

export const sweepAlerts = (db: Db, now: Date): Promise<void> => allInTurn(alertSweeps(db, now))
