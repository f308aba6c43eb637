import { toLatinDigits } from '#i18n/digits.ts'

/**
 * In digits of any script, with or without separators. An empty field is no number at all; what is not
 * a number is NaN, which a contract refuses.
 */
export function readAmount(typed: string): number | undefined {
  const digits = toLatinDigits(typed).replace(/[\s,]/g, '')
  if (digits === '') return undefined
  return /^[+-]?[\d.]+$/.test(digits) ? Number(digits) : Number.NaN
}
