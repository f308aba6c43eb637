import { toLatinDigits } from '#i18n/digits.ts'
import { normalizeText } from '#i18n/normalize-text.ts'

/** They reverse text or make equal-looking names differ; Arabic needs U+200C and U+200D. */
const formatControls =
  /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{e0001}\u{e0020}-\u{e007f}]/gu

/** NFC combines at most four units into one, as of a Greek letter with three marks. */
const maxUnitsMadeOne = 4

/** Much longer text is not normalized: the caller refuses it anyway. */
export function toLine(text: string, maximum = Number.POSITIVE_INFINITY): string {
  const visible = text.replace(formatControls, '').trim()
  return visible.length > maximum * maxUnitsMadeOne ? visible : normalizeText(visible, 'NFC')
}

export const toLatinWords = (text: string) =>
  normalizeText(text, 'NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()

/** Groups of three, or as in India; no `1e3`, but programs write small degrees as `5e-7`. */
const typedNumber = /^[+-]?\d+(?:(?:,\d{2,3})*,\d{3})?(?:\.\d+)?(?:e-\d+)?$/

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

export const toCounts = (text: string) => toLatinDigits(text).replace(/(?<=\d) (?=,|$)/g, '+')
