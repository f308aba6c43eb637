import { bothTexts } from '#i18n/texts/both-texts.ts'
import type { AdEvent } from './contract.ts'

export type EventRow = Pick<AdEvent, 'id' | 'from' | 'to' | 'reason'> & {
  at: Date
  accountId: number | null
  role: string | null
  name: string | null
  secondName: string | null
}

/** Operators have no names here: they act for the marketplace. */
export function eventOf(row: EventRow, me: number): AdEvent {
  const { at, accountId, role, name: first, secondName: second, ...event } = row
  const isOperator = role === 'operator'
  const who = {
    role: isOperator ? ('operator' as const) : ('advertiser' as const),
    name: isOperator ? null : first,
    names: bothTexts(isOperator ? { first: null, second: null } : { first, second }),
    isMe: accountId === me,
  }
  return { ...event, at: at.toISOString(), by: accountId === null ? null : who }
}
