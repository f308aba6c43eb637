import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { phrases as ofCounts } from '#features/listing/property/phrases/count.ts'
import { listMyProperties, type OwnCard } from '#features/posting/own-ads/contract/own-ads.ts'
import { useWords } from '#i18n/words.tsx'
import { useQueryFor } from '#platform/page-query.ts'
import { buttonClass } from '#ui/button.tsx'
import { EmptyList } from '#ui/empty-list.tsx'
import { Icon } from '#ui/icon.tsx'
import { LoadFailureCard } from '#ui/loading/load-failure.tsx'
import { Pagination } from '#ui/pagination/pagination.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { Surface } from '#ui/surface.tsx'
import { phrases } from '../phrases/list.ts'
import { type ListQuery, listAddress } from '../rules.ts'
import { AdRow } from './ad-row.tsx'
import { BulkBar } from './bulk-bar.tsx'
import { SearchBar } from './search-bar.tsx'
import { Tabs } from './tabs.tsx'

/** Spec 9: my properties page size. */
const pageSize = 5

export function PostAdLink() {
  const words = useWords(phrases)
  return (
    <SiteLink href="/post-ad" className={buttonClass({ variant: 'main' })}>
      <Icon name="plus" className="size-5" />
      {words('postAd')}
    </SiteLink>
  )
}

function NoAds() {
  const words = useWords(phrases)
  return (
    <EmptyList icon="building" title={words('none')} text={words('noneText')}>
      <PostAdLink />
    </EmptyList>
  )
}

function NotFound() {
  const words = useWords(phrases)
  return (
    <EmptyList icon="building" title={words('noResults')} text={words('noResultsText')}>
      <SiteLink href={listAddress({})} className={buttonClass({ variant: 'quiet' })}>
        {words('showAll')}
      </SiteLink>
    </EmptyList>
  )
}

function NotRead({ retry }: { retry: () => void }) {
  const words = useWords(phrases)
  return <LoadFailureCard text={words('failed')} onRetry={retry} className="py-14" />
}

function Page({ ads }: { ads: readonly OwnCard[] }) {
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set())
  const select = (id: number, is: boolean) => {
    const others = [...selected].filter((one) => one !== id)
    setSelected(new Set(is ? [...others, id] : others))
  }
  return (
    <Surface>
      <BulkBar
        ads={ads}
        selected={selected}
        onSelect={(ids) => setSelected(new Set(ids))}
        onDone={(ids) => setSelected((now) => new Set([...now].filter((id) => !ids.includes(id))))}
      />
      <ul>
        {ads.map((ad) => (
          <AdRow
            key={ad.id}
            ad={ad}
            isSelected={selected.has(ad.id)}
            onSelect={(is) => select(ad.id, is)}
          />
        ))}
      </ul>
    </Surface>
  )
}

export function Waiting() {
  return (
    <div className="grid gap-5">
      <Skeleton className="h-12" />
      <Skeleton className="h-11" />
      <Skeleton className="h-[60rem] rounded-card md:h-[52rem]" />
    </div>
  )
}

export function OwnAds({ query }: { query: ListQuery }) {
  const countWords = useWords(ofCounts)
  const { search, ...rest } = query
  const listQuery = { ...rest, limit: pageSize, ...(search && { search }) }
  const read = useQueryFor(listMyProperties, { query: listQuery })
  // Read again, since the form may have changed an ad.
  const { data, isError, refetch } = useQuery({
    ...read,
    staleTime: 0,
    placeholderData: keepPreviousData,
  })
  if (isError && !data) return <NotRead retry={() => void refetch()} />
  if (!data) return <Waiting />
  const { properties, pagination, counts } = data
  if (Object.values(counts).every((count) => count === 0)) return <NoAds />
  return (
    <div className="grid grid-cols-1 gap-5">
      <Tabs counted={data} query={query} />
      <SearchBar query={query} />
      <p role="status" className="text-sm text-muted">
        {countWords('found', { count: pagination.total })}
      </p>
      {properties.length === 0 ? <NotFound /> : <Page key={listAddress(query)} ads={properties} />}
      <Pagination page={query.page} pages={pagination.pages} />
    </div>
  )
}
