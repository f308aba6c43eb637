import { dayMs } from '#i18n/time-units.ts'

/** What arrives by public forms and waits for an answer, by the name of its form. */
export const inboxKindNames = ['contact', 'property-request', 'fundraising', 'finance'] as const
export type InboxKindName = (typeof inboxKindNames)[number]

export const entryStatuses = ['new', 'answered', 'closed'] as const
export type EntryStatus = (typeof entryStatuses)[number]

type Dates = { answeredAt: Date | null; closedAt: Date | null }

export function statusOf({ answeredAt, closedAt }: Dates): EntryStatus {
  if (closedAt) return 'closed'
  return answeredAt ? 'answered' : 'new'
}

/** Undefined for what is no day of the calendar. */
export function startOfDubaiDay(day: string): Date | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return undefined
  const start = new Date(`${day}T00:00:00+04:00`)
  const isDay = new Date(`${day}T00:00:00Z`).toJSON()?.startsWith(day)
  return isDay ? start : undefined
}

export function endOfDubaiDay(day: string): Date | undefined {
  const start = startOfDubaiDay(day)
  return start && new Date(start.getTime() + dayMs)
}
