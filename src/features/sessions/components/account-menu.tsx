import type { ReactNode } from 'react'
import { useWords } from '#i18n/words.tsx'
import { Icon } from '#ui/icon.tsx'
import { Menu, menuItemClass } from '#ui/menu.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import { phrases } from '../phrases/member.ts'
import { useLogout } from './use-logout.ts'

type AccountMenuProps = { name: string; inside: ReactNode; look: string }

/** What somebody who is logged in can reach from everywhere. */
export function AccountMenu({ name, inside, look }: AccountMenuProps) {
  const words = useWords(phrases)
  const logOut = useLogout()
  return (
    <Menu label={words('account', { name })} icon={inside} buttonLook={look}>
      <p dir="auto" className="max-w-64 truncate px-3 py-2 text-sm text-muted">
        {name}
      </p>
      <SiteLink href="/account" className={menuItemClass}>
        <Icon name="user-round" className="size-4" />
        {words('personal')}
      </SiteLink>
      <SiteLink href="/account/security" className={menuItemClass}>
        <Icon name="shield-check" className="size-4" />
        {words('security')}
      </SiteLink>
      <button type="button" className={menuItemClass} onClick={() => void logOut({})}>
        <Icon name="log-out" className="size-4 rtl:-scale-x-100" />
        {words('logOut')}
      </button>
    </Menu>
  )
}
