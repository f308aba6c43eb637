import type { AdEvent } from './contract.ts'

export type EventRow = Pick<AdEvent, 'id' | 'from' | 'to' | 'reason'> & {
  at: Date
  accountId: number | null
  role: string | null
  name: string | null
}

/** Operators have no names here: they act for the marketplace. */
export function eventOf({ at, accountId, role, name, ...row }: EventRow, me: number): AdEvent {
  const isOperator = role === 'operator'
  const who = {
    role: isOperator ? ('operator' as const) : ('advertiser' as const),
    name: isOperator ? null : name,
    isMe: accountId === me,
  }
  return { ...row, at: at.toISOString(), by: accountId === null ? null : who }
}
