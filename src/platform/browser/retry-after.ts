import { secondMs } from '#i18n/time-units.ts'

/** In milliseconds. The header holds seconds or a date; undefined where it holds neither. */
export function readRetryAfter(header: string | null, now: number): number | undefined {
  if (!header) return undefined
  const at = /^\d+$/.test(header) ? now + Number(header) * secondMs : Date.parse(header)
  return Number.isNaN(at) ? undefined : Math.max(0, at - now)
}
