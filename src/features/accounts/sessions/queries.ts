import type { Db } from '#platform/handle.ts'
import type { Account } from '#platform/session/account.ts'
import type { Session } from './contract.ts'

export async function findSessions(db: Db, { id, sessionId }: Account): Promise<Session[]> {
  const rows = await db
    .selectFrom('sessions')
    .select(['id', 'device', 'refreshed_at'])
    .where('account_id', '=', id)
    .orderBy('refreshed_at', 'desc')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    device: row.device,
    lastUsedAt: row.refreshed_at.toISOString(),
    current: row.id === sessionId,
  }))
}
