import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { phrases as ofCounts } from '#features/listing/property/phrases/count.ts'
import { listMyProperties, type OwnCard } from '#features/posting/own-ads/contract/own-ads.ts'
import { useWords } from '#i18n/words.tsx'
import { useQueryFor } from '#platform/page-query.ts'
import { buttonClass } from '#ui/button.tsx'
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

type NoteProps = { title: string; text: string; children: ReactNode }

function Note({ title, text, children }: NoteProps) {
  return (
    <Surface className="grid justify-items-center gap-3 px-4 py-14 text-center">
      <Icon name="building" className="size-10 text-muted" />
      <h2 className="text-xl">{title}</h2>
      <p className="max-w-md text-muted">{text}</p>
      {children}
    </Surface>
  )
}

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
    <Note title={words('none')} text={words('noneText')}>
      <PostAdLink />
    </Note>
  )
}

function NotFound() {
  const words = useWords(phrases)
  return (
    <Note title={words('noResults')} text={words('noResultsText')}>
      <SiteLink href={listAddress({})} className={buttonClass({ variant: 'quiet' })}>
        {words('showAll')}
      </SiteLink>
    </Note>
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
