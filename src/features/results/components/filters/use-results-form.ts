import { useNavigate } from '@tanstack/react-router'
import type { FormEvent } from 'react'
import { pathInLanguage } from '#i18n/language.ts'
import { useLanguage } from '#i18n/words.tsx'
import { queryOf, tidied } from './form-query.ts'

/** Fields outside of the form belong to it by this name: the sort menu. */
export const resultsForm = 'results-form'

/** Where the results' heading stands: what a search leads to, for readers of the screen too. */
export const resultsTitle = 'results-title'

/**
 * A GET form to the results page: a browser without scripts sends it as it stands; with them the
 * address is tidied and the page stays.
 */
export function useResultsForm(afterwards?: () => void) {
  const navigate = useNavigate()
  const language = useLanguage()
  const action = pathInLanguage('/properties', language)
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    for (const panel of form.querySelectorAll('details[name]')) panel.removeAttribute('open')
    afterwards?.()
    const search = tidied(queryOf(form)) as never
    const focus = () => document.getElementById(resultsTitle)?.focus({ preventScroll: true })
    void navigate({ to: action, search }).then(focus)
  }
  return { action, method: 'get', onSubmit } as const
}
