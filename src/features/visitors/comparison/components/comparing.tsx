import { Suspense } from 'react'
import { comparedIds } from '#features/listing/property/components/marks/chosen-ads.ts'
import { pathWithoutLanguage } from '#i18n/language.ts'
import { lazyPart } from '#ui/loading/lazy-part.ts'
import { usePageAddress } from '#ui/links/page-address.ts'

const CompareBar = lazyPart(async () => (await import('./compare-bar.tsx')).CompareBar)

/** Says on every page which ads are chosen, but for the page that compares them. */
export function Comparing() {
  const hasSome = comparedIds.use().length > 0
  const isComparison = pathWithoutLanguage(usePageAddress()).startsWith('/compare')
  if (!hasSome || isComparison) return null
  return (
    <Suspense>
      <CompareBar />
    </Suspense>
  )
}
