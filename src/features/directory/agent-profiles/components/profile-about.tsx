import { phrases as shared } from '#features/accounts/advertiser/phrases.ts'
import type { Bilingual } from '#i18n/bilingual.ts'
import { type PartialText, shownText } from '#i18n/texts/both-texts.ts'
import { useLanguage, useWords } from '#i18n/words.tsx'
import { phrases } from '../phrases.ts'

const writtenIn = {
  en: 'writtenInEnglish',
  ar: 'writtenInArabic',
} as const satisfies Bilingual<keyof typeof shared>

/** The box is as wide as its lines and begins where the page's text does. */
export function ProfileAbout({ bios }: { bios: PartialText }) {
  const words = useWords(phrases)
  const sharedWords = useWords(shared)
  const shown = shownText(bios, useLanguage())
  if (!shown) return null
  const { text, lang } = shown
  return (
    <section aria-labelledby="about" className="grid justify-items-start gap-2">
      <h2 id="about" className="text-xl md:text-2xl">
        {words('about')}
      </h2>
      {lang && <p className="text-sm text-muted">{sharedWords(writtenIn[lang])}</p>}
      <p lang={lang} dir="auto" className="max-w-prose whitespace-pre-line wrap-anywhere">
        {text}
      </p>
    </section>
  )
}
