import { useLocation, useRouter } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { pathInLanguage } from '#i18n/language.ts'
import { useLanguage } from '#i18n/words.tsx'
import { AnchorButton } from '#ui/anchor-button.tsx'

/** Each language is named in itself, for those who read no other. */
const names = { en: 'English', ar: 'العربية' } as const

const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

/** The same page in the other language: path, filters, what was typed and the scroll stay. */
export function LanguageSwitch() {
  const router = useRouter()
  const other = useLanguage() === 'ar' ? 'en' : 'ar'
  const { pathname, searchStr } = useLocation()
  const href = pathInLanguage(pathname, other) + searchStr
  const change = (event: MouseEvent) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    const { hash } = window.location
    void router.navigate({ href: href + hash, resetScroll: false, replace: true })
  }
  return (
    <AnchorButton
      href={href}
      hrefLang={other}
      lang={other}
      variant="ghost"
      className="max-sm:px-1.5"
      onClick={change}
    >
      {names[other]}
    </AnchorButton>
  )
}
