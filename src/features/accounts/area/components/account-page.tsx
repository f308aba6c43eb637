import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { showAccount } from '#features/accounts/account/contract.ts'
import { hasTeam } from '#features/accounts/account/rules.ts'
import { MembersOnly } from '#features/accounts/sessions/components/members-only.tsx'
import { pathWithoutLanguage } from '#i18n/language.ts'
import { useWords } from '#i18n/words.tsx'
import { useUserName } from '#platform/browser/login-state.ts'
import { useQueryFor } from '#platform/page-query.ts'
import { classes } from '#ui/classes.ts'
import { Icon, type IconName } from '#ui/icon.tsx'
import { usePageAddress } from '#ui/links/page-address.ts'
import { SiteLink } from '#ui/site-link.tsx'
import { phrases } from '../phrases.ts'
import { LoadingNotice } from './loading-notice.tsx'

type Entry = { href: string; icon: IconName; name: keyof typeof phrases }

const entries: Entry[] = [
  { href: '/dashboard', icon: 'layout-dashboard', name: 'dashboard' },
  { href: '/my-properties', icon: 'building', name: 'properties' },
  { href: '/post-ad', icon: 'plus', name: 'postAd' },
  { href: '/account', icon: 'user-round', name: 'personal' },
  { href: '/account/feeds', icon: 'download', name: 'feeds' },
  { href: '/account/security', icon: 'shield-check', name: 'security' },
]

const team: Entry = { href: '/account/users', icon: 'users-round', name: 'users' }

/** On phones the menu is wider than the screen: scrolls to the item of this page. */
function useInSight(isHere: boolean) {
  const item = useRef<HTMLLIElement>(null)
  useLayoutEffect(() => {
    const strip = item.current?.closest('nav')
    if (!item.current || !strip || !isHere) return
    const [own, whole] = [item.current.getBoundingClientRect(), strip.getBoundingClientRect()]
    strip.scrollBy(own.left + own.width / 2 - whole.left - whole.width / 2, 0)
  }, [isHere])
  return item
}

function MenuItem({ href, icon, name }: Entry) {
  const words = useWords(phrases)
  const [path = ''] = usePageAddress().split('?')
  const isHere = pathWithoutLanguage(path) === href
  return (
    <li ref={useInSight(isHere)}>
      <SiteLink href={href} aria-current={isHere ? 'page' : undefined} className="menu-item">
        <Icon name={icon} className="size-4 shrink-0" />
        {words(name)}
      </SiteLink>
    </li>
  )
}

/** The last item, so that nothing moves when the account has loaded. */
function TeamItem() {
  const { data } = useQuery(useQueryFor(showAccount, {}))
  return data && hasTeam(data.user) ? <MenuItem {...team} /> : null
}

function Menu() {
  const words = useWords(phrases)
  const isIn = Boolean(useUserName())
  return (
    <nav aria-label={words('area')} className="-mx-4 -my-1 overflow-x-auto px-4 py-1 no-scrollbar">
      <ul className="flex gap-1 max-lg:w-max lg:grid">
        {entries.map((entry) => (
          <MenuItem key={entry.href} {...entry} />
        ))}
        {isIn && <TeamItem />}
      </ul>
    </nav>
  )
}

type AccountPageProps = {
  title: string
  note?: string
  action?: ReactNode
  isWide?: boolean
  skeleton: ReactNode
  children: ReactNode
}

export function AccountPage(props: AccountPageProps) {
  const { title, note, action, isWide, skeleton, children } = props
  return (
    <div className="page-width grid grid-cols-1 gap-6 pt-4 pb-12 lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-10 lg:pt-10">
      <Menu />
      <div
        className={classes('grid w-full grid-cols-1 content-start gap-6', !isWide && 'max-w-3xl')}
      >
        <div className="flex flex-wrap items-start justify-between gap-4">
          <div className="grid gap-1">
            <h1 className="text-2xl md:text-3xl">{title}</h1>
            {note && <p className="text-muted">{note}</p>}
          </div>
          {action}
        </div>
        <LoadingNotice />
        <MembersOnly skeleton={skeleton}>{children}</MembersOnly>
      </div>
    </div>
  )
}
