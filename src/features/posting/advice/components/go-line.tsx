import type { ReactNode } from 'react'
import { SiteLink } from '#ui/site-link.tsx'

export type GoToField = (path: string) => void

const look =
  'flex min-h-11 w-full items-baseline justify-between gap-3 py-2 text-start ' +
  'underline-offset-4 hover:underline md:min-h-9'

type GoLineProps = { path: string; onGo: GoToField; children: ReactNode }

/** Contact numbers belong to the profile, not to the ad. */
export function GoLine({ path, onGo, children }: GoLineProps) {
  if (path === 'contact') {
    return (
      <SiteLink href="/account" className={look}>
        {children}
      </SiteLink>
    )
  }
  return (
    <button type="button" className={look} onClick={() => onGo(path)}>
      {children}
    </button>
  )
}
