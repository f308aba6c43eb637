import type { ReactNode } from 'react'
import { usePageAddress } from '#ui/links/page-address.ts'
import { SiteLink } from '#ui/site-link.tsx'
import { loginFrom } from './login-from.ts'

/** Within a text; the login leads back to this page. */
export function LoginLink({ children }: { children: ReactNode }) {
  return (
    <SiteLink href={loginFrom(usePageAddress())} className="text-palm underline underline-offset-4">
      {children}
    </SiteLink>
  )
}
