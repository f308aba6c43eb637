import { Suspense } from 'react'
import { lazyPart } from '#ui/loading/lazy-part.ts'
import { hasSavedSearches } from './stored-mark.ts'

const NewCount = lazyPart(async () => (await import('./new-count.tsx')).NewCount)

/** Beside a link to the saved searches, in browsers in which there are any. */
export function NewSearches() {
  if (!hasSavedSearches.use()) return null
  return (
    <Suspense>
      <NewCount />
    </Suspense>
  )
}
