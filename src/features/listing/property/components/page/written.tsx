import { languageShown, type Text } from '#i18n/phrases.ts'
import { useLanguage } from '#i18n/words.tsx'

export function Written({ text }: { text: Text }) {
  const language = useLanguage()
  const shown = languageShown(text, language)
  return (
    <span dir="auto" lang={shown === language ? undefined : shown}>
      {text[shown]}
    </span>
  )
}
