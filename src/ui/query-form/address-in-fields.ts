import { type AnyRouter, useLocation, useRouter } from '@tanstack/react-router'
import { useLayoutEffect, useRef } from 'react'

export type Query = Record<string, string>

export type QueryForm = {
  /** Without the language prefix. */
  path: string
  search: Query
  /** Of fields that the address leaves out. */
  usual: Query
  /** Leaves out what is empty or usual. */
  queryOf: (typed: Query) => Query
}

type Field = HTMLSelectElement | HTMLInputElement

export const isText = ({ type }: Field) => type === 'text' || type === 'search'

function showIn(field: Field, value: string) {
  if (field.type === 'radio') (field as HTMLInputElement).checked = field.value === value
  else field.value = value
}

export const keyOf = (router: AnyRouter) => router.latestLocation.state.__TSR_key

// Another address resets the fields, except for a page that the form itself requested: more may
// have been typed since. `asked` is the entry of the browser's history that it requested. An address is there
// before its page: a text that is typed in between is kept.
export function useAddressInFields({ search, usual }: Pick<QueryForm, 'search' | 'usual'>) {
  const form = useRef<HTMLFormElement>(null)
  const router = useRouter()
  const key = useLocation({ select: ({ state }) => state.__TSR_key })
  const asked = useRef(key)
  const shown = useRef<{ key: string | undefined; texts: Query }>({ key, texts: {} })
  useLayoutEffect(() => {
    const now = keyOf(router)
    if (now === asked.current) return
    asked.current = undefined
    if (shown.current.key !== now) shown.current = { key: now, texts: {} }
    const { texts } = shown.current
    for (const field of form.current?.querySelectorAll<Field>('select, input') ?? []) {
      const { name } = field
      if (name === '') continue
      if (isText(field) && field.value !== (texts[name] ?? field.value)) continue
      showIn(field, search[name] ?? usual[name] ?? '')
      if (isText(field)) texts[name] = field.value
    }
  }, [key, search, usual, router])
  const noteAsked = () => {
    asked.current = keyOf(router)
  }
  return { form, noteAsked }
}
