import { toLatinDigits } from '#i18n/digits.ts'
import { normalizeText } from '#i18n/normalize-text.ts'

/**
 * Format controls: they turn the direction of what follows, or make two names that look the same differ.
 * The joiners U+200C and U+200D stay: words of Arabic script and emoji are written with them.
 */
const formatControls =
  /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{e0001}\u{e0020}-\u{e007f}]/gu

/** NFC makes at most four units of a text one, as of a Greek letter with its three marks. */
const maxUnitsMadeOne = 4

/** Trimmed, NFC, without format controls. What is longer than `maximum` in any form stays as it is. */
export function toLine(text: string, maximum = Number.POSITIVE_INFINITY): string {
  const visible = text.replace(formatControls, '').trim()
  return visible.length > maximum * maxUnitsMadeOne ? visible : normalizeText(visible, 'NFC')
}

/** The Latin letters and digits of a text in lower case and without marks, other signs as a blank. */
export const toLatinWords = (text: string) =>
  normalizeText(text, 'NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()

/**
 * Commas group by three, as in India by two before that; `0x10` and `1e3` are no typed numbers, but
 * a program writes the tiniest degrees as `5e-7`.
 */
const typedNumber = /^[+-]?\d+(?:(?:,\d{2,3})*,\d{3})?(?:\.\d+)?(?:e-\d+)?$/

/** NaN where it is none. */
export function toNumber(text: string): number {
  const latin = toLatinDigits(text.trim())
  return typedNumber.test(latin) ? Number(latin.replaceAll(',', '')) : Number.NaN
}

export const toNumbers = (text: string) =>
  text.split(',').map((part) => toNumber(part.trim() || 'x'))

const truths: Record<string, boolean> = { true: true, '1': true, false: false, '0': false }

export const toFlag = (text: string) => truths[text.toLowerCase()]

export function toList(text: string): string[] {
  const parts = text.split(/[,،]/).map((part) => part.trim())
  return [...new Set(parts.filter(Boolean))]
}

/** A plus sign that nobody encoded arrives as a blank: `7 ` is `7+`. */
export const toCounts = (text: string) => toLatinDigits(text).replace(/(?<=\d) (?=,|$)/g, '+')
