import { type AnyRouter, useLocation, useRouter } from '@tanstack/react-router'
import { type FormEvent, useLayoutEffect, useRef } from 'react'
import { pathInLanguage } from '#i18n/language.ts'
import { useLanguage } from '#i18n/words.tsx'
import { agentsQueryOf } from './agents-address.ts'
import type { AgentsPage } from './agents-page.ts'

type Field = HTMLSelectElement | HTMLInputElement

function showIn(field: Field, value: string) {
  if (field.type === 'radio') (field as HTMLInputElement).checked = field.value === value
  else field.value = value
}

const keyOf = (router: AnyRouter) => router.latestLocation.state.__TSR_key

// Another address resets the fields, except for a page that the form itself requested: more may
// have been typed since. `asked` is the entry of the browser's history that it requested.
function useAddressInFields({ address, search }: AgentsPage) {
  const form = useRef<HTMLFormElement>(null)
  const router = useRouter()
  const key = useLocation({ select: ({ state }) => state.__TSR_key })
  const asked = useRef(key)
  useLayoutEffect(() => {
    if (keyOf(router) === asked.current) return
    asked.current = undefined
    for (const field of form.current?.querySelectorAll<Field>('select, input') ?? []) {
      showIn(field, search[field.name] ?? '')
    }
  }, [address, key, search, router])
  const noteAsked = () => {
    asked.current = keyOf(router)
  }
  return { form, noteAsked }
}

/** Without scripts the browser sends this GET form; with them each choice is followed at once. */
export function useAgentsForm(page: AgentsPage) {
  const router = useRouter()
  const action = pathInLanguage('/agents', useLanguage())
  const { form, noteAsked } = useAddressInFields(page)
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>
    void router.navigate({
      to: action,
      search: agentsQueryOf(typed) as never,
      resetScroll: false,
    })
    noteAsked()
  }
  const onChange = ({ target, currentTarget }: FormEvent<HTMLFormElement>) => {
    const field = target as Field
    if (field.type === 'text' || field.type === 'search') return
    const area = currentTarget.elements.namedItem('location')
    if (field.name === 'emirate' && area) (area as HTMLSelectElement).value = ''
    currentTarget.requestSubmit()
  }
  return { ref: form, action, method: 'get', onSubmit, onChange } as const
}
