import { useRouter } from '@tanstack/react-router'
import { Fragment, type ReactNode, useEffect } from 'react'
import { languageOfPath, pathInLanguage } from '#i18n/language.ts'
import { useUserName } from '#platform/browser/login-state.ts'
import { NeedsScripts } from '#ui/form/needs-scripts.tsx'
import { textInBrowser } from '#ui/stored-value.ts'
import { loginFrom } from './login-from.ts'

/** Kept while somebody is logged in; a logout forgets it, the end of a session does not. */
const visit = textInBrowser('logged-in')

type MembersOnlyProps = {
  /** Of the page's final shape: the server draws it, for it does not know who is asking. */
  skeleton: ReactNode
  /** Of a page without a heading around this, for readers without scripts. */
  heading?: string
  children: ReactNode
}

/**
 * A page of somebody who is logged in: everybody else is led to the login and back. What is inside
 * begins anew when somebody else logs in.
 */
export function MembersOnly({ skeleton, heading, children }: MembersOnlyProps) {
  const router = useRouter()
  const name = useUserName()
  useEffect(() => {
    if (name) visit.write('yes')
    const { location, resolvedLocation } = router.state
    const isLeaving = resolvedLocation && resolvedLocation.pathname !== location.pathname
    if (name !== '' || isLeaving) return
    const hasEnded = visit.read() !== null
    const login = loginFrom(location.pathname + location.searchStr, { hasEnded })
    const href = pathInLanguage(login, languageOfPath(location.pathname))
    void router.navigate({ href, replace: true })
  }, [name, router])
  if (name) return <Fragment key={name}>{children}</Fragment>
  return (
    <>
      <NeedsScripts heading={heading} />
      <div className="noscript:hidden">{skeleton}</div>
    </>
  )
}
