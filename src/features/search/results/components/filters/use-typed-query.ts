import { useEffect, useState } from 'react'
import type { SearchQuery } from '#features/search/query/contract/search.ts'
import { queryOf } from './form-query.ts'

const isSame = (one: SearchQuery, other: SearchQuery) =>
  JSON.stringify(one) === JSON.stringify(other)

/**
 * What stands in a form, read at each event and whenever `formOf` finds another form; `start` without
 * one, and where the fields of a new `revision` are not read yet: the form would still say the earlier ones.
 */
export function useTypedQuery(
  formOf: () => HTMLFormElement | null,
  start: SearchQuery,
  revision = 0,
): SearchQuery {
  const [{ typed, of }, setTyped] = useState({ typed: start, of: revision })
  // Fields also change without an event, when others that they depend on do.
  useEffect(() => {
    const form = formOf()
    const read = () =>
      setTyped((before) => {
        const now = form ? queryOf(form) : start
        const isKnown = before.of === revision && isSame(before.typed, now)
        return isKnown ? before : { typed: now, of: revision }
      })
    read()
    if (!form) return
    const events = new AbortController()
    for (const name of ['input', 'change'])
      form.addEventListener(name, read, { signal: events.signal })
    // A panel that opens: its `toggle` does not bubble.
    form.addEventListener('toggle', read, { signal: events.signal, capture: true })
    return () => events.abort()
  })
  return of === revision ? typed : start
}
