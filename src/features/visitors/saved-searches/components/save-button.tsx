import { Suspense, useState } from 'react'
import { type SearchQuery, searchAddress } from '#features/search/query/contract/search.ts'
import { useWords } from '#i18n/words.tsx'
import { Button, buttonClass } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { lazyPart } from '#ui/loading/lazy-part.ts'
import { SiteLink } from '#ui/site-link.tsx'
import { phrases } from '../phrases/button.ts'

const SaveDialog = lazyPart(async () => (await import('./save-dialog.tsx')).SaveDialog)

/** Part of the first page: what it opens is loaded when it is pressed. */
export function SaveButton({ query }: { query: SearchQuery }) {
  const words = useWords(phrases)
  const [isOpen, setOpen] = useState<boolean>()
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        className="noscript:hidden print:hidden"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Icon name="bell" className="size-4" />
        <span className="max-lg:sr-only">{words('saveSearch')}</span>
      </Button>
      <SiteLink
        href={`/properties/save${searchAddress(query)}`}
        className={`${buttonClass({ variant: 'quiet', size: 'small' })} hidden noscript:inline-flex`}
      >
        {words('saveSearch')}
      </SiteLink>
      {isOpen !== undefined && (
        <Suspense>
          <SaveDialog isOpen={isOpen} onClose={() => setOpen(false)} query={query} />
        </Suspense>
      )}
    </>
  )
}
