import { useRouter } from '@tanstack/react-router'
import { Fragment, type ReactNode, useEffect } from 'react'
import { languageOfPath, pathInLanguage } from '#i18n/language.ts'
import { useUserName } from '#platform/browser/login-state.ts'
import { NeedsScripts } from '#ui/form/needs-scripts.tsx'
import { textInBrowser } from '#ui/state/stored-value.ts'
import { loginFrom } from './login-from.ts'

/** A logout clears it and the end of a session does not: the login page then says which it was. */
const visit = textInBrowser('logged-in')

type MembersOnlyProps = {
  /** In the page's final shape: the server renders it and does not know the user. */
  skeleton: ReactNode
  /** For readers without scripts, on pages without a heading around this. */
  heading?: string
  children: ReactNode
}

/** The content is mounted again when another user logs in. */
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
