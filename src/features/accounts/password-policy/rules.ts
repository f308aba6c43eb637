import { toLatinDigits } from '#i18n/digits.ts'
import { fold } from '#i18n/fold.ts'
import { normalizeText } from '#i18n/normalize-text.ts'
import { commonWords, runs } from './rules/words/guessed.ts'

export type Own = { name: string; email: string; phone: string | null; birthday?: string | null }

const standIns: Record<string, string> = {
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

/** Without the digits and signs that people put before and after a word. */
const trimmed = (text: string) => text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')

const joined = (text: string) => fold(text).replaceAll(' ', '')

function coresOf(password: string): string[] {
  const typed = plain(password)
  const spelled = typed.replace(/[013457@$!]/g, (sign) => standIns[sign] ?? sign)
  return [trimmed(typed), trimmed(spelled), spelled].map(joined).filter(Boolean)
}

const reversed = (text: string) => Array.from(text).reverse().join('')

/** `123456`, `fedcba`, `qwerty`: six and more in a row along a run. */
const isRun = (text: string) =>
  runs.some((run) => run.includes(text) || reversed(run).includes(text))

/** `aaaaaa`, `121212`, `abcabc`: one piece again and again. */
const isRepeated = (text: string) => /^(.{1,4}?)\1+.?$/su.test(text)

/** `15061990` and the like: all digits, and too few of them to be anything but a date or a pin. */
const isFewDigits = (text: string) => /^\d{6,8}$/.test(text)

const digitsOf = (text: string | null | undefined) => plain(text ?? '').replace(/\D/g, '')

function isOwn(password: string, { name, email, phone, birthday }: Own): boolean {
  const [local = '', domain = ''] = email.split('@')
  const words = [name, ...name.split(/\s+/), local, ...local.split(/[._+-]/), email]
  const own = new Set(
    [...words, domain.split('.')[0] ?? ''].map(joined).filter((word) => word.length > 2),
  )
  if (coresOf(password).some((core) => own.has(core))) return true
  // A number at home begins with a zero that it loses abroad.
  const digits = digitsOf(password).replace(/^0+/, '')
  const isNumber = digits.length >= 6 && digits.length >= password.length - 2
  return isNumber && (digitsOf(phone).endsWith(digits) || digitsOf(birthday).includes(digits))
}

/**
 * Whether somebody who knows people, or this person, would try it early. There
 * is no rule about which signs a password must have.
 */
export function isEasyPassword(password: string, own: Own): boolean {
  const typed = plain(password)
  if (isRun(typed) || isRepeated(typed) || isFewDigits(typed)) return true
  if (coresOf(password).some((core) => commonWords.has(core) || isRepeated(core))) return true
  return isOwn(password, own)
}
