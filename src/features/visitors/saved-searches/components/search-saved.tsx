import type { ReactNode } from 'react'
import { useWords } from '#i18n/words.tsx'
import { buttonClass } from '#ui/button.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import { phrases as ofAlerts } from '../phrases/alerts.ts'
import { phrases as ofLink } from '../phrases/link.ts'
import { phrases as ofSaving } from '../phrases/saving.ts'
import type { Saved } from './use-saving.ts'

const phrases = { ...ofLink, ...ofAlerts, ...ofSaving }

type SearchSavedProps = {
  /** `unknown` without scripts, where nobody is asked whether the address is confirmed. */
  alerts: Saved | 'unknown' | 'none'
  /** The way back to the results. */
  children: ReactNode
}

function AlertsNote({ alerts }: Pick<SearchSavedProps, 'alerts'>) {
  const words = useWords(phrases)
  if (alerts === 'none') return null
  if (alerts === 'unknown') return <p>{words('alertsFollow')}</p>
  const { email, isConfirmed } = alerts
  if (!email) return null
  return <p>{words(isConfirmed ? 'alertsTo' : 'confirmSent', { email })}</p>
}

export function SearchSaved({ alerts, children }: SearchSavedProps) {
  const words = useWords(phrases)
  return (
    <div className="grid gap-5">
      <div role="status" className="grid gap-2 wrap-anywhere">
        <p>{words('savedText')}</p>
        <AlertsNote alerts={alerts} />
      </div>
      <div className="flex flex-wrap gap-3">
        {children}
        <SiteLink href="/my-searches" className={buttonClass({ variant: 'quiet' })}>
          {words('mySearches')}
        </SiteLink>
      </div>
    </div>
  )
}
