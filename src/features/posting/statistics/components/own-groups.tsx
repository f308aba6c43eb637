import { AccountSection } from '#features/accounts/area/components/account-section.tsx'
import {
  type AttentionReason,
  attentionReasons,
} from '#features/posting/own-ads/contract/attention.ts'
import { states } from '#features/listing/property/contract.ts'
import { formatNumber } from '#i18n/format.ts'
import { useLanguage, useWords } from '#i18n/words.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import { phrases } from '../phrases/dashboard.ts'

type LinkProps = { href: string; label: string; count: number }

function CountedLink({ href, label, count }: LinkProps) {
  const language = useLanguage()
  return (
    <li>
      <SiteLink
        href={href}
        className="flex min-h-11 items-center justify-between gap-4 rounded-control border border-line px-3 no-underline hover:border-palm hover:text-palm"
      >
        {label}
        <span className="font-semibold tabular-nums">{formatNumber(count, language)}</span>
      </SiteLink>
    </li>
  )
}

type OwnSummary = {
  counts: Record<(typeof states)[number], number>
  needs: Record<AttentionReason, number>
}

const listClass = 'grid grid-cols-1 gap-2 sm:grid-cols-2'

export function OwnNeeds({ summary }: { summary: OwnSummary }) {
  const words = useWords(phrases)
  const reasonsPresent = attentionReasons.filter((reason) => summary.needs[reason] > 0)
  if (reasonsPresent.length === 0) return null
  return (
    <AccountSection title={words('asks')}>
      <ul className={listClass}>
        {reasonsPresent.map((reason) => (
          <CountedLink
            key={reason}
            href={`/my-properties?needs=${reason}`}
            label={words(reason)}
            count={summary.needs[reason]}
          />
        ))}
      </ul>
    </AccountSection>
  )
}

export function OwnStates({ summary }: { summary: OwnSummary }) {
  const words = useWords(phrases)
  const taken = states.filter((state) => summary.counts[state] > 0)
  const all = taken.reduce((sum, state) => sum + summary.counts[state], 0)
  return (
    <AccountSection title={words('ads')}>
      <ul className={listClass}>
        <CountedLink href="/my-properties" label={words('all')} count={all} />
        {taken.map((state) => (
          <CountedLink
            key={state}
            href={`/my-properties?state=${state}`}
            label={words(state)}
            count={summary.counts[state]}
          />
        ))}
      </ul>
    </AccountSection>
  )
}
