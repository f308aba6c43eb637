import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { SearchQuery } from '#features/search/query/contract/search.ts'
import { resultsQuery } from '#features/search/results/components/results-query.ts'
import { useLanguage, useWords } from '#i18n/words.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { phrases } from '../phrases/saving.ts'
import { SaveForm } from './save-form.tsx'
import { SearchSaved } from './search-saved.tsx'
import type { Saved } from './use-saving.ts'

type DialogProps = { isOpen: boolean; onClose: () => void; query: SearchQuery }

export function SaveDialog({ isOpen, onClose, query }: DialogProps) {
  const words = useWords(phrases)
  const language = useLanguage()
  const { data: results } = useSuspenseQuery(resultsQuery(query, { language }))
  const [saved, setSaved] = useState<Saved & { address: string }>()
  const { address } = results
  const isSaved = saved?.address === address
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={words(isSaved ? 'saved' : 'title')}>
      {isSaved ? (
        <SearchSaved alerts={saved}>
          <Button onClick={onClose}>{words('done')}</Button>
        </SearchSaved>
      ) : (
        <SaveForm
          key={address}
          results={results}
          onSaved={(how) => setSaved({ ...how, address })}
        />
      )}
    </Dialog>
  )
}
