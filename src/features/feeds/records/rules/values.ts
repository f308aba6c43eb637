import { toLatinDigits } from '#i18n/digits.ts'
import { dayMs } from '#i18n/time-units.ts'

/** NUL and lone surrogates cannot be stored; overrides would reverse a text. */
const unwanted = /[\0\u202d\u202e]/g
const breaks = /[\p{Cc}\u2028\u2029\s]+/gu

function plainText(value: unknown): string {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  return typeof value === 'string' ? value.toWellFormed().replace(unwanted, '') : ''
}

/** Counts code units, so that an index can hold it; never splits a surrogate pair. */
const upTo = (text: string, most: number) =>
  text.length > most ? text.slice(0, most).replace(/[\ud800-\udbff]$/, '') : text

export function lineOf(value: unknown, most: number): string {
  return upTo(plainText(value).replace(breaks, ' ').trim(), most)
}

export function textOf(value: unknown, most: number): string {
  const lines = plainText(value).split(/\r\n?|[\n\u0085\u2028\u2029]/)
  const clean = lines.map((line) => line.replace(breaks, ' ').trim()).join('\n')
  return upTo(clean.replace(/\n{3,}/g, '\n\n').trim(), most)
}

type Limits = { from: number; to: number }

export function numberOf(value: unknown, { from, to }: Limits): number | null {
  const text = typeof value === 'string' ? toLatinDigits(value).replace(/[,\s]/g, '') : value
  if (text === '' || (typeof text !== 'string' && typeof text !== 'number')) return null
  const number = Number(text)
  return number >= from && number <= to ? number : null
}

export function roundTo(value: number | null, decimals: number): number | null {
  if (value === null) return null
  return Math.round(value * 10 ** decimals) / 10 ** decimals
}

/** `7+` is 7. */
export function countOf(value: unknown, limits: Limits): number | null {
  const text = typeof value === 'string' ? value.trim().replace(/\+$/, '') : value
  const number = numberOf(text, limits)
  return number !== null && Number.isInteger(number) ? number : null
}

export function choiceOf<Choice>(value: unknown, choices: Record<string, Choice>): Choice | null {
  const word = lineOf(value, 40)
    .toLowerCase()
    .replace(/[\s_-]/g, '')
  return Object.hasOwn(choices, word) ? (choices[word] ?? null) : null
}

export const yesAndNo = { true: true, yes: true, '1': true, false: false, no: false, '0': false }

export function flagOf(value: unknown): boolean | null {
  return choiceOf<boolean>(value, yesAndNo)
}

const dayPattern = /^(\d{4})-(\d{2})-(\d{2})(?:$|[T ])/

/** `YYYY-MM-DD`, also of an instant; null for days that do not exist. */
export function dayOf(value: unknown): string | null {
  const day = dayPattern.exec(lineOf(value, 40))?.[0].slice(0, 10)
  const at = day ? new Date(`${day}T00:00:00Z`) : undefined
  if (!day || !at || Number.isNaN(at.getTime()) || at.toISOString().slice(0, 10) !== day)
    return null
  return day >= '1950' && day < '2100' ? day : null
}

/** Since 2000, and up to the day after `now`, because of other time zones. */
export function pastOf(value: unknown, now: Date): Date | null {
  if (dayOf(value) === null) return null
  const at = new Date(lineOf(value, 40).replace(' ', 'T'))
  const isPast = at.getTime() >= Date.UTC(2000) && at.getTime() <= now.getTime() + dayMs
  return isPast ? at : null
}

/** Degrees around the Emirates; excludes (0, 0) and swapped pairs. */
export const latitude = { from: 22, to: 27 }
export const longitude = { from: 51, to: 57 }

const listLimits = { entries: 200, characters: 20_000 }

export function listOf(value: unknown, { entries, characters } = listLimits): unknown[] {
  if (Array.isArray(value)) return value.slice(0, entries)
  const text = lineOf(value, characters)
  if (text === '') return []
  return text.split('|', entries).map((part) => part.trim())
}
