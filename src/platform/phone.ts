import { createRequire } from 'node:module'
import { toLatinDigits } from '#i18n/digits.ts'
import { Refusal } from './refusal.ts'

const load = createRequire(import.meta.url)

/** Loaded with the first number: it would add 100 modules to the server's start. */
const library = () => load('libphonenumber-js/max') as typeof import('libphonenumber-js/max')

export function readPhone(typed: string): string | undefined {
  const number = library().parsePhoneNumberFromString(toLatinDigits(typed), 'AE')
  return number?.isValid() ? number.number : undefined
}

export function requirePhone(typed: string, path: string): string {
  const number = readPhone(typed)
  if (!number) throw new Refusal(422, [{ code: 'invalid_phone', path }])
  return number
}
