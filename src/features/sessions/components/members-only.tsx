import { useLocation, useNavigate } from '@tanstack/react-router'
import { Fragment, type ReactNode, useEffect } from 'react'
import { pathInLanguage } from '#i18n/language.ts'
import { useLanguage, useWords } from '#i18n/words.tsx'
import { useUserName } from '#platform/browser/login-state.ts'
import { phrases } from '../phrases.ts'

type MembersOnlyProps = {
  /** Of the page's final shape: the server draws it, for it does not know who is asking. */
  skeleton: ReactNode
  children: ReactNode
}

/**
 * A page of somebody who is logged in: everybody else is led to the login and back. What is inside
 * begins anew when somebody else logs in.
 */
export function MembersOnly({ skeleton, children }: MembersOnlyProps) {
  const words = useWords(phrases)
  const language = useLanguage()
  const navigate = useNavigate()
  const name = useUserName()
  const next = useLocation({ select: ({ pathname, searchStr }) => pathname + searchStr })
  useEffect(() => {
    if (name !== '') return
    const login = pathInLanguage('/login', language)
    void navigate({ href: `${login}?next=${encodeURIComponent(next)}`, replace: true })
  }, [name, navigate, language, next])
  if (name) return <Fragment key={name}>{children}</Fragment>
  return (
    <>
      <noscript>
        <p className="p-4 text-center">{words('needsScripts')}</p>
      </noscript>
      <div className="noscript:hidden">{skeleton}</div>
    </>
  )
}
