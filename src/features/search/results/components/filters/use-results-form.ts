import { useRouter } from '@tanstack/react-router'
import { type FormEvent, useRef } from 'react'
import { type SearchQuery, searchQueryIn } from '#features/search/query/contract/search.ts'
import { pathInLanguage } from '#i18n/language.ts'
import { useLanguage } from '#i18n/words.tsx'
import type { Results } from '../results-model.ts'
import { queryOf } from './form-query.ts'

/** The sort menu is outside the form and belongs to it by this id. */
export const resultsForm = 'results-form'

type Tidying = typeof import('./tidied-query.ts')

const searchIn = (address: string) => searchQueryIn(address.split('?')[1] ?? '')

/** Loaded when a field gets the focus. If that fails, the query is sent as it is. */
const tidying = () =>
  import('./tidied-query.ts').catch(
    (): Pick<Tidying, 'queryToAsk'> => ({
      queryToAsk: ({ typed }) => typed,
    }),
  )

/** Closes the panel that sent the form, and no panel that was opened since; its button keeps the focus. */
function closePanels(form: HTMLFormElement, { submitter }: SubmitEvent) {
  if (!submitter) return
  for (const panel of form.querySelectorAll('details[name]')) {
    const isSent = panel.contains(submitter) || panel.contains(document.activeElement)
    if (!isSent) continue
    if (panel.contains(document.activeElement)) panel.querySelector('summary')?.focus()
    panel.removeAttribute('open')
  }
}

/** The address that the bar's form has asked for, and what stood in it then, until a page comes. */
let sentByBar: { href: string; typed: SearchQuery } | undefined

export function forgetSent() {
  sentByBar = undefined
}

/**
 * Whether these fields of the bar hold something newer than they did when it asked for the page that has come
 * now, at `href`, or their panel was opened again. An emirate has no field of its own.
 */
export function holdNewerInput(names: readonly string[], href: string): boolean {
  const form = document.querySelector<HTMLFormElement>(`#${resultsForm}`)
  const typed = sentByBar?.href === href && sentByBar.typed
  if (!form || !typed) return false
  const now = queryOf(form)
  const isNewer = names.some((name) => name !== 'emirate' && now[name] !== typed[name])
  return isNewer || form.querySelector(`details[open] [name="${names[0]}"]`) !== null
}

/** Without scripts the browser sends it as a GET form; with them the page stays. */
export function useResultsForm(results: Pick<Results, 'address'>, afterwards?: () => void) {
  const router = useRouter()
  const language = useLanguage()
  const action = pathInLanguage('/properties', language)
  const sent = useRef<string>(undefined)
  const turns = useRef(0)
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const typed = queryOf(form)
    closePanels(form, event.nativeEvent as SubmitEvent)
    afterwards?.()
    const shown = searchIn(results.address)
    const { href, pathname } = router.latestLocation
    turns.current += 1
    const turn = turns.current
    const latest = pathname === action ? searchIn(href) : shown
    const go = async ({ queryToAsk }: Pick<Tidying, 'queryToAsk'>) => {
      // Of two choices the second is sent, with all the form's fields: the scripts of the first may come later.
      if (turn !== turns.current) return
      const { href: now } = router.latestLocation
      // A link that was followed while the script was loading takes precedence.
      if (now !== href && now !== sent.current) return
      const target = { to: action, search: queryToAsk({ typed, shown, latest }) as never }
      sent.current = router.buildLocation(target).href
      if (form.id === resultsForm) sentByBar = { href: sent.current, typed }
      await router.navigate(target)
    }
    void tidying().then(go)
  }
  return { action, method: 'get', onSubmit, onFocus: () => void tidying() } as const
}
