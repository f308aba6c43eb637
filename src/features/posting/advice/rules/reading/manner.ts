import type { ContentLanguage } from '#i18n/language.ts'
import { toLatinDigits } from '#i18n/digits.ts'
import { countLetters } from '#i18n/script.ts'
import type { Warning } from '../../contract/agreement.ts'

type Code = Warning['code']

/** UAE mobile and landline numbers; the ten digits of a permit do not match. */
const phone =
  /(?<!\d)(?:(?:\+|00) ?971[ -]?(?:\(0\))?0?|971|0)[ -]?(?:5\d|[2-9])(?:[ -]?\d){7}(?!\d)/
const email = /(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,64}\.\w/
const link = /https?:\/\/|\bwww\.|\b[a-z\d-]{2,40}\.(?:com|net|org|ae|io|me|ly)\b(?!\.)/i

const signs = { name: /([!?؟*#$~=.…-])\1{2,}/, description: /[!?؟]{3,}/ }

/** Shorter texts are names and abbreviations: DAMAC, JVC. */
const fewLetters = { name: 15, description: 40 }
const maxCapitals = { name: 0.7, description: 0.5 }

const minOwnShare = 0.5
const minLetters = 10

const count = (text: string, what: RegExp) => text.match(what)?.length ?? 0

type Field = keyof typeof signs

function isShouted(text: string, field: Field): boolean {
  const letters = count(text, /\p{Script=Latin}/gu)
  return letters >= fewLetters[field] && count(text, /\p{Lu}/gu) > letters * maxCapitals[field]
}

function isForeign(text: string, language: ContentLanguage): boolean {
  const letters = count(text, /\p{L}/gu)
  return letters >= minLetters && countLetters(text, language) < letters * minOwnShare
}

export function mannerOf(text: string, field: Field, language: ContentLanguage): Code[] {
  const latin = toLatinDigits(text)
  const found: [Code, boolean][] = [
    ['phone_in_text', phone.test(latin)],
    ['email_in_text', email.test(latin)],
    ['link_in_text', link.test(latin.replace(/(?<!\S)\S+@\S+/g, ' '))],
    ['capitals', isShouted(text, field)],
    ['repeated_signs', signs[field].test(text)],
    ['wrong_language', isForeign(text, language)],
  ]
  return found.flatMap(([code, is]) => (is ? [code] : []))
}
