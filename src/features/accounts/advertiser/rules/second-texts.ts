import type { PartialText } from '#i18n/texts/both-texts.ts'
import {
  type ContentLanguage,
  contentLanguageOf,
  type Language,
  otherContentLanguage,
} from '#i18n/language.ts'
import { languageOfText } from '#i18n/script.ts'

export const secondFields = { secondName: 'names', secondJob: 'jobs', secondBio: 'bios' } as const
export type SecondField = keyof typeof secondFields

/** Of the text for other readers; before the first one is typed, it is taken for the page's. */
export function otherLanguageOf(first: string | null, language: Language): ContentLanguage {
  return otherContentLanguage(first ? languageOfText(first) : contentLanguageOf(language))
}

export function secondOf(first: string | null, both: PartialText): string | null {
  return first === null ? null : both[otherContentLanguage(languageOfText(first))]
}

/** What a form sends for a second text; an empty one is removed. */
export const sentSecond = (first: string, second: string): Partial<PartialText> => ({
  [otherContentLanguage(languageOfText(first))]: second || null,
})

type Fault = { msg: string; path?: string }

/** `names.ar` is the field `secondName` of the form. */
export const toSecondField = <Refused extends Fault>(fault: Refused): Refused => {
  const [text] = fault.path?.split('.') ?? []
  const fields = Object.keys(secondFields) as SecondField[]
  const field = fields.find((one) => secondFields[one] === text)
  return field ? { ...fault, path: field } : fault
}
