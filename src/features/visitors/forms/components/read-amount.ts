import { toLatinDigits } from '#i18n/digits.ts'

/** Digits of any script, with or without separators; NaN for what is no number. */
export function readAmount(typed: string): number | undefined {
  const digits = toLatinDigits(typed).replace(/[\s,]/g, '')
  if (digits === '') return undefined
  return /^[+-]?[\d.]+$/.test(digits) ? Number(digits) : Number.NaN
}
