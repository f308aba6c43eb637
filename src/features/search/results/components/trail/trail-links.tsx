import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { useAdAddress } from '#features/listing/property/components/use-ad-address.ts'
import { searchQueryIn } from '#features/search/query/contract/search.ts'
import { pathInLanguage } from '#i18n/language.ts'
import { textIn } from '#i18n/phrases.ts'
import { useLanguage, useWords } from '#i18n/words.tsx'
import { buttonClass } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import type { CameFrom } from '#ui/links/came-from.ts'
import { isPlainClick } from '#ui/links/plain-click.ts'
import { phrases } from '../../phrases/trail.ts'
import { resultsQuery } from '../results-query.ts'
import { around, type Neighbour, otherPage, pageIn, queryIn, withPage } from './around.ts'

type Direction = 'previous' | 'next'
type TrailProps = { id: number; cameFrom: CameFrom }

/** In the language of the page, which may have changed since. */
function useListAddress({ address }: CameFrom): string {
  return pathInLanguage(address, useLanguage())
}

/** A list that is an entry of the history is gone back to, so that it keeps its place. */
function Back({ cameFrom }: { cameFrom: CameFrom }) {
  const words = useWords(phrases)
  const { history } = useRouter()
  const href = useListAddress(cameFrom)
  const goBack = (event: MouseEvent) => {
    const { address, index } = cameFrom
    if (index === undefined || address !== href || !isPlainClick(event)) return
    event.preventDefault()
    history.go(index - history.location.state.__TSR_index)
  }
  return (
    <a href={href} onClick={goBack} className="trail-back">
      <Icon name="chevron-left" className="size-5 rtl:-scale-x-100" />
      {words('backToResults')}
    </a>
  )
}

function StepIcon({ way }: { way: Direction }) {
  const name = way === 'previous' ? 'chevron-left' : 'chevron-right'
  return <Icon name={name} className="size-5 rtl:-scale-x-100" />
}

type StepProps = { way: Direction; cameFrom: CameFrom }

function StepLink({ to: { ad, page }, way, cameFrom }: StepProps & { to: Neighbour }) {
  const words = useWords(phrases)
  const title = textIn(ad.name, useLanguage())
  const router = useRouter()
  const href = useAdAddress(ad)
  const list = useListAddress(cameFrom)
  const follow = (event: MouseEvent) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    const isSamePage = page === pageIn(cameFrom.address)
    const from = isSamePage ? cameFrom : { address: withPage(list, page) }
    void router.navigate({ href, state: { cameFrom: from } })
  }
  return (
    <a
      href={href}
      rel={way === 'previous' ? 'prev' : 'next'}
      aria-label={words(way === 'previous' ? 'previousResult' : 'nextResult', { title })}
      onClick={follow}
      className={buttonClass({ variant: 'ghost', isIcon: true })}
    >
      <StepIcon way={way} />
    </a>
  )
}

/** At the ends of the list the arrow keeps its space, so that the other does not move. */
function Step({ to, ...step }: StepProps & { to: Neighbour | undefined }) {
  return to ? <StepLink to={to} {...step} /> : <span aria-hidden className="size-11" />
}

/** The list as the reader saw it, which is not asked for again while the browser has it. */
function useAround({ id, cameFrom }: TrailProps) {
  const language = useLanguage()
  const raw = searchQueryIn(queryIn(cameFrom.address))
  const asSeen = { staleTime: Number.POSITIVE_INFINITY }
  const { data: page } = useQuery({ ...resultsQuery(raw, { language }), ...asSeen })
  const number = page && otherPage(id, page)
  const { page: _, ...first } = raw
  const query = number === undefined || number === 1 ? first : { ...raw, page: String(number) }
  const enabled = number !== undefined
  const { data: other } = useQuery({ ...resultsQuery(query, { language }), ...asSeen, enabled })
  return page && around(id, { page, other: enabled ? other : undefined }, language)
}

export function TrailLinks({ id, cameFrom }: TrailProps) {
  const words = useWords(phrases)
  const found = useAround({ id, cameFrom })
  return (
    <nav aria-label={words('trail')} data-trail className="trail">
      <Back cameFrom={cameFrom} />
      {found && (
        <span className="flex items-center">
          <Step to={found.previous} way="previous" cameFrom={cameFrom} />
          <span className="text-sm text-muted tabular-nums">
            {words(found.totalIsExact ? 'placeOf' : 'placeOfMany', {
              place: found.place,
              total: found.total,
            })}
          </span>
          <Step to={found.next} way="next" cameFrom={cameFrom} />
        </span>
      )}
    </nav>
  )
}
