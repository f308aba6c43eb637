import { useNavigate, useRouter } from '@tanstack/react-router'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { pathWithoutLanguage } from '#i18n/language.ts'
import { userName } from '#platform/browser/bearer.ts'
import { useIsAlive } from '#ui/form/alive.ts'
import { useIsStillHere } from '#ui/links/navigate-later.ts'
import type { Step } from '../rules.ts'
import { forgetMadeDraft, findMadeDraft } from './saving/creation.ts'

export type DraftSearch = { draft?: string; step?: string }

/** Changes add up: each waits for the leave guard, and the next would begin at the old address. */
function useChanges(search: DraftSearch) {
  const lastSearch = useRef(search)
  const made = useRef<string>(undefined)
  useLayoutEffect(() => {
    lastSearch.current = made.current ? { ...search, draft: made.current } : search
  }, [search])
  useLayoutEffect(
    () => () => {
      made.current = undefined
    },
    [search.draft],
  )
  return (change: DraftSearch): DraftSearch => {
    made.current = change.draft ?? made.current
    lastSearch.current = { ...lastSearch.current, ...change }
    return lastSearch.current
  }
}

const isReload = () =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => 'type' in entry && entry.type === 'reload')

/** A reload before the address named the draft continues with that draft. */
function useReloaded(draft: string | undefined, nameDraft: (id: number) => Promise<void>) {
  const isAlive = useIsAlive()
  const isServed = useRef(!isAlive)
  useEffect(() => {
    const made = draft === undefined && isServed.current && isReload() && findMadeDraft(userName())
    isServed.current = false
    if (made) void nameDraft(made)
    else if (draft === undefined) forgetMadeDraft()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- whenever the address names another draft
  }, [draft])
}

export function useDraftAddress(search: DraftSearch) {
  const { history } = useRouter()
  const navigate = useNavigate()
  const isStillHere = useIsStillHere()
  const changed = useChanges(search)
  const go = (change: DraftSearch, replace: boolean) =>
    navigate({ to: '.', search: changed(change) as never, replace, resetScroll: !replace })

  async function nameDraft(id: number) {
    const draft = String(id)
    const page = pathWithoutLanguage(history.location.pathname)
    const isSettled = () =>
      pathWithoutLanguage(history.location.pathname) !== page ||
      new URLSearchParams(history.location.search).get('draft') === draft
    const { promise, resolve } = Promise.withResolvers<void>()
    const stop = history.subscribe(() => isSettled() && resolve())
    if (isStillHere()) await go({ draft }, true)
    // Another change may have replaced this one; it names the draft as well.
    if (!isSettled()) await promise
    stop()
  }
  useReloaded(search.draft, nameDraft)
  return { goTo: (step: Step) => void go({ step }, false), nameDraft }
}
