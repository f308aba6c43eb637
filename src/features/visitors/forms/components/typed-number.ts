import { toLatinDigits } from '#i18n/digits.ts'
import { textOf } from '#ui/form/typed.ts'

/** In digits of any script, with or without separators; an empty field is no number at all. */
export function numberOf(typed: FormData, name: string): number | undefined {
  const digits = toLatinDigits(textOf(typed, name)).replace(/[\s,]/g, '')
  return digits === '' ? undefined : Number(digits)
}
