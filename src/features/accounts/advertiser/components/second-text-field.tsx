import { useLanguage, useWords } from '#i18n/words.tsx'
import type { Bilingual } from '#i18n/bilingual.ts'
import { TextAreaField } from '#ui/form/text-area-field.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { secondTexts } from '../phrases.ts'
import { otherLanguageOf, type SecondField } from '../rules/second-texts.ts'

const labels = {
  secondName: { en: 'nameInEnglish', ar: 'nameInArabic' },
  secondJob: { en: 'jobInEnglish', ar: 'jobInArabic' },
  secondBio: { en: 'bioInEnglish', ar: 'bioInArabic' },
} as const satisfies Record<SecondField, Bilingual<keyof typeof secondTexts>>

type Props = {
  name: SecondField
  /** The text that is typed in the field before it. */
  first: string | undefined
  defaultValue?: string | null
  hasHint?: boolean
  maxLength?: number
}

/** For a text in the other language than the first one, whose letters say which. */
export function SecondTextField({ name, first, defaultValue, hasHint, maxLength }: Props) {
  const words = useWords(secondTexts)
  const language = useLanguage()
  const field = {
    name,
    label: words(labels[name][otherLanguageOf(first ?? null, language)]),
    hint: hasHint ? words('secondHint') : undefined,
    defaultValue: defaultValue ?? undefined,
    maxLength,
    autoComplete: 'off',
  }
  return name === 'secondBio' ? <TextAreaField {...field} /> : <TextField {...field} dir="auto" />
}
