import { type Text, textIn } from '#i18n/phrases.ts'
import { useLanguage } from '#i18n/words.tsx'

/** What an advertiser wrote, in the reader's language or else in the one there is. */
export function Written({ text }: { text: Text }) {
  const language = useLanguage()
  const other = language === 'en' ? 'ar' : 'en'
  return (
    <span dir="auto" lang={text[language] ? undefined : other}>
      {textIn(text, language)}
    </span>
  )
}
