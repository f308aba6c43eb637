import { useRouter } from '@tanstack/react-router'
import type { FormEvent } from 'react'
import { searchQueryIn } from '#features/search/query/contract/search.ts'
import { pathInLanguage } from '#i18n/language.ts'
import { useLanguage } from '#i18n/words.tsx'
import type { Results } from '../results-model.ts'
import { queryOf } from './form-query.ts'

/** Fields outside of the form belong to it by this name: the sort menu. */
export const resultsForm = 'results-form'

/** Where the results' heading stands: what a search leads to, for readers of the screen too. */
export const resultsTitle = 'results-title'

type Tidying = typeof import('./tidied-query.ts')

const searchIn = (address: string) => searchQueryIn(address.split('?')[1] ?? '')

/** Fetched once a field has the focus; a query that is not tidied is one as well. */
const tidying = () =>
  import('./tidied-query.ts').catch(
    (): Pick<Tidying, 'queryToAsk'> => ({
      queryToAsk: ({ typed }) => typed,
    }),
  )

/** What was sent from a panel closes it; one that was opened since an earlier choice stays open. */
function closePanels(form: HTMLFormElement, { submitter }: SubmitEvent) {
  if (!submitter) return
  for (const panel of form.querySelectorAll('details[name]')) {
    const isSent = panel.contains(submitter) || panel.contains(document.activeElement)
    if (isSent) panel.removeAttribute('open')
  }
}

/**
 * A GET form to the results page: a browser without scripts sends it as it stands; with them the
 * address is tidied and the page stays.
 */
export function useResultsForm(results: Pick<Results, 'address'>, afterwards?: () => void) {
  const router = useRouter()
  const language = useLanguage()
  const action = pathInLanguage('/properties', language)
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    closePanels(form, event.nativeEvent as SubmitEvent)
    afterwards?.()
    const typed = queryOf(form)
    const focus = () => document.getElementById(resultsTitle)?.focus({ preventScroll: true })
    const shown = searchIn(results.address)
    const { href, pathname } = router.latestLocation
    const latest = pathname === action ? searchIn(href) : shown
    const go = async ({ queryToAsk }: Pick<Tidying, 'queryToAsk'>) => {
      // Whoever followed a link while the script was fetched is not taken away from there.
      if (router.latestLocation.href !== href) return
      const search = queryToAsk({ typed, shown, latest })
      await router.navigate({ to: action, search: search as never })
      focus()
    }
    void tidying().then(go)
  }
  return { action, method: 'get', onSubmit, onFocus: () => void tidying() } as const
}
