import type { Dialect } from '#features/feeds/formats/contract.ts'
import type { Language } from '#i18n/language.ts'
import { dayMs, hourMs } from '#i18n/time-units.ts'
import type { Feed, schedules } from './contract.ts'

export type Schedule = (typeof schedules)[number]

export type FeedRow = {
  id: string
  accountId: number
  url: string | null
  dialect: Dialect | null
  schedule: Schedule
  hidesAbsent: boolean
  nextRunAt: Date | null
  lastSize: number | null
  language: Language
  createdAt: Date
  hasFile: boolean
}

export function feedOf(row: FeedRow): Feed {
  const { id, url, dialect, schedule, hidesAbsent, lastSize, hasFile } = row
  return {
    id,
    source: url === null ? 'file' : 'address',
    url,
    dialect,
    schedule,
    hidesAbsent,
    nextRunAt: row.nextRunAt?.toISOString() ?? null,
    lastSize,
    ready: url !== null || hasFile,
    createdAt: row.createdAt.toISOString(),
  }
}

const lengths = { hourly: hourMs, daily: dayMs }

export function firstRunAt(schedule: Schedule, now: Date): Date | null {
  return schedule === 'off' ? null : new Date(now.getTime() + lengths[schedule])
}
