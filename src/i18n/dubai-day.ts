import { hourMs } from './time-units.ts'

/** The Emirates keep UTC+4 all year; `Intl` would take forty times as long. */
const offsetMs = 4 * hourMs

export function dayInDubai(at: Date): string {
  return new Date(at.getTime() + offsetMs).toISOString().slice(0, 10)
}
