import { useHydrated } from '@tanstack/react-router'
import { Suspense } from 'react'
import { useSeenAds } from '#features/listing/property/components/marks/seen-ads.ts'
import { lazyPart } from '#ui/loading/lazy-part.ts'
import { useStoredSearches } from './stored-searches.ts'

/** Most visitors come for the first time, so these are no part of the page's script. */
const AdRow = lazyPart(async () => (await import('./ad-row.tsx')).AdRow)
const SearchRow = lazyPart(async () => (await import('./search-row.tsx')).SearchRow)

const maxAds = 6

/** Only the browser knows them; the server's page has their place. */
export function RecentSearches() {
  const hasSearches = Boolean(useStoredSearches())
  if (!useHydrated()) return <div className="recent-searches recent-searches-place" />
  if (!hasSearches) return null
  return (
    <Suspense fallback={<div className="recent-searches" />}>
      <SearchRow />
    </Suspense>
  )
}

export function RecentAds() {
  const ids = useSeenAds().slice(0, maxAds)
  if (!useHydrated()) return <div className="recent-ads recent-ads-place" />
  if (ids.length === 0) return null
  return (
    <Suspense fallback={<div className="recent-ads" />}>
      <AdRow ids={ids} />
    </Suspense>
  )
}
