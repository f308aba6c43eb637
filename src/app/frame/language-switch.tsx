import { useLocation, useRouter } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { languageEntries, languages, pathInLanguage } from '#i18n/language.ts'
import { useLanguage } from '#i18n/words.tsx'
import { AnchorButton } from '#ui/anchor-button.tsx'

const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

export function LanguageSwitch() {
  const router = useRouter()
  const own = useLanguage()
  const { pathname, searchStr } = useLocation()
  const change = (event: MouseEvent, href: string) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    const { hash } = window.location
    void router.navigate({ href: href + hash, resetScroll: false, replace: true })
  }
  const others = languages.filter((language) => language !== own)
  return others.map((language) => {
    const href = pathInLanguage(pathname, language) + searchStr
    return (
      <AnchorButton
        key={language}
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
