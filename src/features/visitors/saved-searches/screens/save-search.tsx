import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { SearchQuery } from '#features/search/query/contract/search.ts'
import { resultsQuery } from '#features/search/results/components/results-query.ts'
import { useLanguage, useWords } from '#i18n/words.tsx'
import { buttonClass } from '#ui/button.tsx'
import { FormPage } from '#ui/form/form-page.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import { SaveForm } from '../components/lazy-form.ts'
import { SearchSaved } from '../components/search-saved.tsx'
import type { Saved } from '../components/use-saving.ts'
import { phrases } from '../phrases/saving.ts'

/** `saved`: by a browser without scripts, which is led here from its form. */
type SaveSearchProps = { query: SearchQuery; saved: 'unknown' | 'none' | undefined }

/** The page of the form, for browsers without scripts and for a new tab. */
export function SaveSearchScreen({ query, saved }: SaveSearchProps) {
  const words = useWords(phrases)
  const { data: results } = useSuspenseQuery(resultsQuery(query, { language: useLanguage() }))
  const [alerts, setAlerts] = useState<Saved | typeof saved>(saved)
  return (
    <FormPage title={words(alerts ? 'saved' : 'title')}>
      {alerts ? (
        <SearchSaved alerts={alerts}>
          <SiteLink href={results.address} className={buttonClass({})}>
            {words('done')}
          </SiteLink>
        </SearchSaved>
      ) : (
        <SaveForm key={results.address} results={results} onSaved={setAlerts} />
      )}
    </FormPage>
  )
}
