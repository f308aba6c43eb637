import { dayInDubai } from '#i18n/dubai-day.ts'
import { normalizeText } from '#i18n/normalize-text.ts'
import type { Registration } from '../contract.ts'

const minBirthday = '1900-01-01'

export function isBirthday(day: string, now: Date): boolean {
  return day >= minBirthday && day <= dayInDubai(now)
}

export function slugOf({ name, role }: Pick<Registration, 'name' | 'role'>): string {
  const letters = normalizeText(name, 'NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
  return letters.slice(0, 60) || role
}
