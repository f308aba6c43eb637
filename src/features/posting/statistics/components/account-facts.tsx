import type { ReactNode } from 'react'
import { AccountSection } from '#features/accounts/area/components/account-section.tsx'
import { hasTeam } from '#features/accounts/account/rules.ts'
import type { User } from '#features/accounts/account/contract.ts'
import { formatDay, formatNumber } from '#i18n/format.ts'
import { textIn } from '#i18n/phrases.ts'
import { useLanguage, useWords } from '#i18n/words.tsx'
import type { Statistics } from '../contract.ts'
import { phrases } from '../phrases/dashboard.ts'

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-1">
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="text-lg font-semibold tabular-nums">{children}</dd>
    </div>
  )
}

function Subscription({ subscription, subscriptionEnds }: Statistics) {
  const words = useWords(phrases)
  const language = useLanguage()
  if (!subscription) return words('noSubscription')
  return (
    <span className="grid">
      {textIn(subscription.name, language)}
      {subscriptionEnds && (
        <span className="text-sm font-normal text-muted">
          {words('until', { day: formatDay(subscriptionEnds, language) })}
        </span>
      )}
    </span>
  )
}

export function AccountFacts({ statistics, user }: { statistics: Statistics; user: User }) {
  const words = useWords(phrases)
  const language = useLanguage()
  return (
    <AccountSection title={words('account')}>
      <dl className="grid grid-cols-1 gap-5 sm:grid-cols-3">
        <Fact name={words('leads')}>{formatNumber(statistics.leads, language)}</Fact>
        {hasTeam(user) && (
          <Fact name={words('members')}>{formatNumber(statistics.agents, language)}</Fact>
        )}
        <Fact name={words('subscription')}>
          <Subscription {...statistics} />
        </Fact>
      </dl>
    </AccountSection>
  )
}
