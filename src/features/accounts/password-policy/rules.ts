import { toLatinDigits } from '#i18n/digits.ts'
import type { Bilingual } from '#i18n/bilingual.ts'
import { fold } from '#i18n/fold.ts'
import { normalizeText } from '#i18n/normalize-text.ts'
import { commonWords, runs } from './rules/words/guessed.ts'

export type OwnerTexts = {
  name: string
  names?: Partial<Bilingual<string | null | undefined>> | undefined
  email: string
  phone: string | null
  birthday?: string | null
}

const substitutedLetters: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}

const plain = (text: string) => toLatinDigits(normalizeText(text, 'NFC').toLowerCase())

const trimmed = (text: string) => text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')

const joined = (text: string) => fold(text).replaceAll(' ', '')

function coresOf(password: string): string[] {
  const typed = plain(password)
  const spelled = typed.replace(/[013457@$!]/g, (sign) => substitutedLetters[sign] ?? sign)
  return [trimmed(typed), trimmed(spelled), spelled].map(joined).filter(Boolean)
}

const reversed = (text: string) => Array.from(text).reverse().join('')

/** Such as `123456`, `fedcba` and `qwerty`. */
const isRun = (text: string) =>
  runs.some((run) => run.includes(text) || reversed(run).includes(text))

/** Such as `aaaaaa`, `121212` and `abcabc`. */
const isRepeated = (text: string) => /^(.{1,4}?)\1+.?$/su.test(text)

/** Such as `15061990`: only digits, and too few to be more than a date or a PIN. */
const isFewDigits = (text: string) => /^\d{6,8}$/.test(text)

const digitsOf = (text: string | null | undefined) => plain(text ?? '').replace(/\D/g, '')

function isOwn(password: string, { name, names, email, phone, birthday }: OwnerTexts): boolean {
  const [local = '', domain = ''] = email.split('@')
  const called = [name, ...Object.values(names ?? {})].filter((one) => typeof one === 'string')
  const words = [
    ...called,
    ...called.flatMap((one) => one.split(/\s+/)),
    local,
    ...local.split(/[._+-]/),
    email,
  ]
  const own = new Set(
    [...words, domain.split('.')[0] ?? ''].map(joined).filter((word) => word.length > 2),
  )
  if (coresOf(password).some((core) => own.has(core))) return true
  // The international form of a number does not have its leading zero.
  const digits = digitsOf(password).replace(/^0+/, '')
  const isNumber = digits.length >= 6 && digits.length >= password.length - 2
  return isNumber && (digitsOf(phone).endsWith(digits) || digitsOf(birthday).includes(digits))
}

/** Finds what an attacker tries early; no kinds of characters are required. */
export function isEasyPassword(password: string, own: OwnerTexts): boolean {
  const typed = plain(password)
  if (isRun(typed) || isRepeated(typed) || isFewDigits(typed)) return true
  if (coresOf(password).some((core) => commonWords.has(core) || isRepeated(core))) return true
  return isOwn(password, own)
}
