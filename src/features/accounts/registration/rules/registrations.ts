import { dayInDubai } from '#i18n/dubai-day.ts'
import { normalizeText } from '#i18n/normalize-text.ts'
import { otherContentLanguage } from '#i18n/language.ts'
import { languageOfText } from '#i18n/script.ts'
import { mergeTexts, type TextPair } from '#i18n/texts/both-texts.ts'
import type { Registration } from '../contract.ts'

const minBirthday = '1900-01-01'

export function isBirthday(day: string, now: Date): boolean {
  return day >= minBirthday && day <= dayInDubai(now)
}

const nothing = { text: null, both: { en: null, ar: null } }

type WrittenTexts = Pick<Registration, 'name' | 'names' | 'description' | 'bios'>

export const textsOf = ({ name, names, description, bios }: WrittenTexts) => ({
  name: mergeTexts(nothing, { text: name, both: names }),
  bio: mergeTexts(nothing, { text: description, both: bios }),
})

const secondOf = ({ first, second }: TextPair) =>
  first && second ? { [otherContentLanguage(languageOfText(first))]: second } : {}

/** Without the second texts that an account does not keep, as they are in the language of the first. */
export function withoutRepeatedTexts<Sent extends WrittenTexts>(sent: Sent) {
  const { name, bio } = textsOf(sent)
  return { ...sent, names: secondOf(name), bios: secondOf(bio) }
}

const latinOf = (name: string) =>
  normalizeText(name, 'NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60)

export function slugOf({ name, names, role }: Pick<Registration, 'name' | 'names' | 'role'>) {
  const all = [name, ...Object.values(names ?? {})]
  return all.map((one) => latinOf(one ?? '')).find(Boolean) ?? role
}
