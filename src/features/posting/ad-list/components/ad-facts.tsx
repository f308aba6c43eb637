import {
  type AttentionReason,
  attentionRules,
} from '#features/posting/own-ads/contract/attention.ts'
import type { OwnCard } from '#features/posting/own-ads/contract/own-ads.ts'
import { formatDay, formatNumber } from '#i18n/format.ts'
import { useLanguage, useWords } from '#i18n/words.tsx'
import { Badge } from '#ui/badge.tsx'
import { Icon, type IconName } from '#ui/icon.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import { phrases } from '../phrases/list.ts'
import { editAddress } from '../rules.ts'

const icons = {
  views: 'eye',
  callAttempts: 'phone',
  smsAttempts: 'message-square-text',
  whatsappAttempts: 'message-circle',
  favoriteAttempts: 'heart',
  sharings: 'share-2',
} as const satisfies Record<keyof OwnCard['statistics'], IconName>

/** Spec 3: the six counters, small. */
export function Counters({ statistics }: Pick<OwnCard, 'statistics'>) {
  const words = useWords(phrases)
  const language = useLanguage()
  const names = Object.keys(icons) as (keyof typeof icons)[]
  return (
    <ul aria-label={words('counters')} className="flex flex-wrap gap-x-3 gap-y-1">
      {names.map((name) => (
        <li key={name} title={words(name)} className="flex items-center gap-1 text-sm text-muted">
          <Icon name={icons[name]} className="size-3.5" />
          <span className="sr-only">{words(name)}</span>
          <span className="tabular-nums">{formatNumber(statistics[name], language)}</span>
        </li>
      ))}
    </ul>
  )
}

const tones: Partial<Record<OwnCard['state'], 'palm' | 'gold' | 'clay'>> = {
  live: 'palm',
  under_offer: 'gold',
  awaiting_payment: 'gold',
  changes_requested: 'clay',
  rejected: 'clay',
  suspended: 'clay',
  expired: 'clay',
}

export function StateBadges({ state, visible }: Pick<OwnCard, 'state' | 'visible'>) {
  const words = useWords(phrases)
  return (
    <p className="flex flex-wrap gap-1.5">
      <Badge tone={tones[state] ?? 'plain'}>{words(state)}</Badge>
      {!visible && <Badge>{words('hiddenBadge')}</Badge>}
    </p>
  )
}

export function EndDay({ ad }: { ad: OwnCard }) {
  const words = useWords(phrases)
  const language = useLanguage()
  const { endDate, state, updatedAt } = ad
  if (!endDate || state === 'closed') {
    const day = formatDay(updatedAt, language)
    return <p className="text-sm text-muted">{words('changedOn', { day })}</p>
  }
  const day = formatDay(endDate, language)
  return (
    <p className="text-sm text-muted">
      {words(state === 'expired' ? 'endedOn' : 'until', { day })}
    </p>
  )
}

export function ReturnNote({ review }: Pick<OwnCard, 'review'>) {
  const words = useWords(phrases)
  return review === 'return' && <p className="text-sm text-muted">{words('returnReviewed')}</p>
}

const reasonClass =
  'inline-flex min-h-8 items-center gap-1.5 text-start text-sm font-medium text-clay underline'

type ReasonProps = { reason: AttentionReason; id: number; onRenew: () => void }

function ReasonLink({ reason, id, onRenew }: ReasonProps) {
  const words = useWords(phrases)
  const { step } = attentionRules[reason]
  const inside = (
    <>
      <Icon name="triangle-exclamation-point" className="size-4 shrink-0" />
      {words(reason)}
    </>
  )
  if (!step) {
    return (
      <button type="button" className={reasonClass} onClick={onRenew}>
        {inside}
      </button>
    )
  }
  return (
    <SiteLink
      href={reason === 'payment' ? `/payment/pay?property=${id}` : editAddress(id, step)}
      className={reasonClass}
    >
      {inside}
    </SiteLink>
  )
}

export function Needs({ ad, onRenew }: { ad: OwnCard; onRenew: () => void }) {
  const words = useWords(phrases)
  if (ad.needs.length === 0) return null
  return (
    <ul aria-label={words('asks')} className="grid justify-items-start">
      {ad.needs.map((reason) => (
        <li key={reason}>
          <ReasonLink reason={reason} id={ad.id} onRenew={onRenew} />
        </li>
      ))}
    </ul>
  )
}
