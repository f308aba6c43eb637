import { type ReactNode, Suspense } from 'react'
import { useLanguage, useWords } from '#i18n/words.tsx'
import { useShownName } from '#platform/browser/login-state.ts'
import { classes } from '#ui/classes.ts'
import { Icon } from '#ui/icon.tsx'
import { lazyPart } from '#ui/loading/lazy-part.ts'
import { usePageAddress } from '#ui/links/page-address.ts'
import { SiteLink } from '#ui/site-link.tsx'
import { phrases } from '../phrases.ts'
import { loginFrom } from './login-from.ts'

/** Runs in the head, so that users who are logged in never see the login link. */
export const memberScript =
  "if(/(^|; )user_name=./.test(document.cookie))document.documentElement.dataset.member=''"

const AccountMenu = lazyPart(async () => (await import('./account-menu.tsx')).AccountMenu)

/** Last in the header from 768 px on, so its content ends where the page's does. */
const cornerClass =
  'flex size-11 items-center justify-center gap-2 rounded-control px-2 font-medium no-underline ' +
  'transition-colors duration-150 hover:bg-sand md:-me-2 md:justify-end'

/** Room for a name from the first paint on, so that nothing moves once it is known. */
const memberClass = classes(cornerClass, 'lg:w-40')
const visitorClass = classes(cornerClass, 'lg:w-auto')
const unknownClass = classes(visitorClass, '[[data-member]_&]:invisible lg:[[data-member]_&]:w-40')

function Inside({ text }: { text: string }) {
  return (
    <>
      <Icon name="circle-user-round" className="size-5 shrink-0" />
      <span dir="auto" className="truncate max-lg:sr-only">
        {text}
      </span>
    </>
  )
}

export function AccountCorner({ newSearches }: { newSearches: ReactNode }) {
  const words = useWords(phrases)
  const name = useShownName(useLanguage())
  const address = usePageAddress()
  // As the server renders it, until the browser knows the user.
  const login = name === undefined ? '/login' : loginFrom(address)
  if (!name)
    return (
      <SiteLink href={login} className={name === undefined ? unknownClass : visitorClass}>
        <Inside text={words('logIn')} />
      </SiteLink>
    )
  const inside = <Inside text={name} />
  return (
    <Suspense fallback={<span className={memberClass}>{inside}</span>}>
      <AccountMenu {...{ name, inside, newSearches }} look={memberClass} />
    </Suspense>
  )
}
