import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { AccountSection } from '#features/accounts/area/components/account-section.tsx'
import { NotLoaded } from '#features/accounts/area/components/not-loaded.tsx'
import { formatNumber } from '#i18n/format.ts'
import { formatDuration, formatShare } from '#i18n/format-members.ts'
import { textIn } from '#i18n/phrases.ts'
import { useLanguage, useWords } from '#i18n/words.tsx'
import { useQueryFor } from '#platform/page-query.ts'
import { WrittenText } from '#ui/bdi.tsx'
import { Button } from '#ui/button.tsx'
import { Segmented } from '#ui/form/choices/segmented.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { type RankedAd, rankProperties, ranks, usualDays } from '../contract.ts'
import { phrases } from '../phrases/dashboard.ts'

export function TopAd({ ad }: { ad: RankedAd }) {
  const words = useWords(phrases)
  const language = useLanguage()
  const { id, name, counters, contacts, conversion } = ad
  const numbers = [
    ['views', formatNumber(counters.views, language)],
    ['contacts', formatNumber(contacts, language)],
    ['conversion', conversion === null ? '–' : formatShare(conversion, language)],
  ] as const
  return (
    <li className="grid gap-1 border-b border-line py-3 last:border-0">
      <SiteLink href={`/my-properties/${id}/statistics`} className="font-medium">
        {textIn(name, language) ? <WrittenText texts={name} /> : words('untitled')}
      </SiteLink>
      <dl className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
        {numbers.map(([key, value]) => (
          <div key={key} className="flex gap-1.5">
            <dt className="text-muted">{words(key)}</dt>
            <dd className="font-medium tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </li>
  )
}

type LeafProps = { page: number; pages: number; onPage: (page: number) => void }

function Leaf({ page, pages, onPage }: LeafProps) {
  const words = useWords(phrases)
  if (pages < 2) return null
  return (
    <div className="flex items-center justify-between gap-3">
      <Button variant="quiet" disabled={page === 1} onClick={() => onPage(page - 1)}>
        {words('earlier')}
      </Button>
      <span className="text-sm text-muted">{words('pageOf', { page, pages })}</span>
      <Button variant="quiet" disabled={page === pages} onClick={() => onPage(page + 1)}>
        {words('further')}
      </Button>
    </div>
  )
}

type Sort = (typeof ranks)[number]

function Ranked({ sort }: { sort: Sort }) {
  const words = useWords(phrases)
  const [page, setPage] = useState(1)
  const query = useQuery(useQueryFor(rankProperties, { query: { sort, page } }))
  if (query.isError) return <NotLoaded retry={() => void query.refetch()} />
  if (!query.data) return <Skeleton className="h-96" />
  const { properties, pagination } = query.data
  if (properties.length === 0) return <p className="text-muted">{words('noTop')}</p>
  return (
    <>
      <ol>
        {properties.map((ad) => (
          <TopAd key={ad.id} ad={ad} />
        ))}
      </ol>
      <Leaf page={page} pages={pagination.pages} onPage={setPage} />
    </>
  )
}

export function TopAds() {
  const words = useWords(phrases)
  const duration = formatDuration(usualDays, 'day', useLanguage())
  const [sort, setSort] = useState<Sort>('contacts')
  return (
    <AccountSection title={words('top')} note={words('topNote', { duration })}>
      <div className="-m-1 max-w-full overflow-x-auto p-1 *:w-max">
        <Segmented
          legend={words('sort')}
          name="sort"
          choices={ranks.map((rank) => ({ value: rank, label: words(rank) }))}
          selected={sort}
          onSelect={(value) => setSort(ranks.find((rank) => rank === value) ?? sort)}
        />
      </div>
      <Ranked key={sort} sort={sort} />
    </AccountSection>
  )
}
