import type { ReactNode } from 'react'
import { useWords } from '#i18n/words.tsx'
import { Icon } from '#ui/icon.tsx'
import { Menu, menuItemClass } from '#ui/menu.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import { phrases } from '../phrases/member.ts'
import { useLogout } from './use-logout.ts'

const entries = [
  { href: '/dashboard', icon: 'layout-dashboard', name: 'dashboard' },
  { href: '/my-properties', icon: 'building', name: 'properties' },
  { href: '/post-ad', icon: 'plus', name: 'postAd' },
  { href: '/my-searches', icon: 'bell', name: 'searches' },
  { href: '/account', icon: 'user-round', name: 'personal' },
  { href: '/account/security', icon: 'shield-check', name: 'security' },
] as const

/** `newSearches` is beside the entry of the saved searches. */
type AccountMenuProps = { name: string; inside: ReactNode; look: string; newSearches: ReactNode }

export function AccountMenu({ name, inside, look, newSearches }: AccountMenuProps) {
  const words = useWords(phrases)
  const logOut = useLogout()
  return (
    <Menu label={words('account', { name })} icon={inside} buttonLook={look}>
      <div className="max-w-64 px-3 py-2 text-sm text-muted">
        <p className="written-line">
          <bdi>{name}</bdi>
        </p>
      </div>
      {entries.map(({ href, icon, name: entry }) => (
        <SiteLink key={href} href={href} className={menuItemClass}>
          <Icon name={icon} className="size-4" />
          {words(entry)}
          {entry === 'searches' && newSearches}
        </SiteLink>
      ))}
      <button type="button" className={menuItemClass} onClick={() => void logOut({})}>
        <Icon name="log-out" className="size-4 rtl:-scale-x-100" />
        {words('logOut')}
      </button>
    </Menu>
  )
}
