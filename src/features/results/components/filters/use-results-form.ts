import { useRouter } from '@tanstack/react-router'
import type { FormEvent } from 'react'
import type { SearchQuery } from '#features/property-search/contract.ts'
import { pathInLanguage } from '#i18n/language.ts'
import { useLanguage } from '#i18n/words.tsx'
import { queryOf } from './form-query.ts'

/** Fields outside of the form belong to it by this name: the sort menu. */
export const resultsForm = 'results-form'

/** Where the results' heading stands: what a search leads to, for readers of the screen too. */
export const resultsTitle = 'results-title'

/** Fetched once a field has the focus; a query that is not tidied is one as well. */
const tidying = () =>
  import('./tidied-query.ts').catch(() => ({ tidied: (query: SearchQuery) => query }))

/**
 * A GET form to the results page: a browser without scripts sends it as it stands; with them the
 * address is tidied and the page stays.
 */
export function useResultsForm(afterwards?: () => void) {
  const router = useRouter()
  const language = useLanguage()
  const action = pathInLanguage('/properties', language)
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    for (const panel of form.querySelectorAll('details[name]')) panel.removeAttribute('open')
    afterwards?.()
    const typed = queryOf(form)
    const focus = () => document.getElementById(resultsTitle)?.focus({ preventScroll: true })
    const { href } = router.latestLocation
    const go = async ({ tidied }: { tidied: (query: SearchQuery) => SearchQuery }) => {
      // Whoever followed a link while the script was fetched is not taken away from there.
      if (router.latestLocation.href !== href) return
      await router.navigate({ to: action, search: tidied(typed) as never })
      focus()
    }
    void tidying().then(go)
  }
  return { action, method: 'get', onSubmit, onFocus: () => void tidying() } as const
}
