import { useLocation } from '@tanstack/react-router'
import { languageEntries, languages, pathInLanguage } from '#i18n/language.ts'
import { useLanguage } from '#i18n/words.tsx'
import { AnchorButton } from '#ui/anchor-button.tsx'

/** `followLinks` follows its links, also where this script has not come yet. */
export function LanguageSwitch() {
  const own = useLanguage()
  const { pathname, searchStr } = useLocation()
  const others = languages.filter((language) => language !== own)
  return others.map((language, at) => (
    <AnchorButton
      // The same element in each language, so that it keeps the focus.
      key={at}
      href={pathInLanguage(pathname, language) + searchStr}
      hrefLang={language}
      lang={language}
      variant="ghost"
      className="max-sm:px-1.5"
    >
      {languageEntries[language].ownName}
    </AnchorButton>
  ))
}
