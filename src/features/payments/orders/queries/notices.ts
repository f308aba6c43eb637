import { sql } from 'kysely'
import type { GatewayName } from '#features/payments/gateways/rules/gateway.ts'
import type { Db } from '#platform/handle.ts'

export type NoticeResult = 'applied' | 'nothing_new' | 'unknown_order' | 'mismatch' | 'ignored'

type NoticeKey = { gateway: GatewayName; id: string }

/**
 * False for a notice that was handled before. The same notice twice at once waits for the first. One of
 * an unknown order may come again: the order may have got its reference meanwhile.
 */
export async function claimNotice(db: Db, { gateway, id }: NoticeKey, now: Date) {
  const { rows } = await sql`
    insert into payment_notices as known (gateway, id, result, received_at)
    values (${gateway}, ${id}, 'unknown_order', ${now})
    on conflict (gateway, id) do update set received_at = excluded.received_at
    where known.result = 'unknown_order'
    returning id`.execute(db)
  return rows.length > 0
}

type Handled = NoticeKey & { orderId: string | null; result: NoticeResult }

export async function setNoticeResult(db: Db, handled: Handled): Promise<void> {
  await db
    .updateTable('payment_notices')
    .set({ order_id: handled.orderId, result: handled.result })
    .where('gateway', '=', handled.gateway)
    .where('id', '=', handled.id)
    .execute()
}
