import { useLocation, useRouter } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { languageEntries, languages, pathInLanguage } from '#i18n/language.ts'
import { useLanguage } from '#i18n/words.tsx'
import { AnchorButton } from '#ui/anchor-button.tsx'
import { isPlainClick } from '#ui/links/plain-click.ts'

export function LanguageSwitch() {
  const router = useRouter()
  const own = useLanguage()
  const { pathname, searchStr } = useLocation()
  const change = (event: MouseEvent, href: string) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    const { hash } = window.location
    const scrolling = { resetScroll: false, hashScrollIntoView: false }
    void router.navigate({ href: href + hash, ...scrolling, state: true })
  }
  const others = languages.filter((language) => language !== own)
  return others.map((language, at) => {
    const href = pathInLanguage(pathname, language) + searchStr
    return (
      <AnchorButton
        // The same element in each language, so that it keeps the focus.
        key={at}
        href={href}
        hrefLang={language}
        lang={language}
        variant="ghost"
        className="max-sm:px-1.5"
        onClick={(event) => change(event, href)}
      >
        {languageEntries[language].ownName}
      </AnchorButton>
    )
  })
}
