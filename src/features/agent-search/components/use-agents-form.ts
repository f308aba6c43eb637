import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useEffect, useRef } from 'react'
import { pathInLanguage } from '#i18n/language.ts'
import { useLanguage } from '#i18n/words.tsx'
import { agentsQueryOf } from './agents-address.ts'
import type { AgentsPage } from './agents-page.ts'

type Field = HTMLSelectElement | HTMLInputElement

function showIn(field: Field, value: string) {
  if (field.type === 'radio') (field as HTMLInputElement).checked = field.value === value
  else field.value = value
}

/** Fields keep their own state; going back, or clearing, brings another address. */
function useAddressInFields({ address, search }: AgentsPage) {
  const form = useRef<HTMLFormElement>(null)
  const shown = useRef(address)
  useEffect(() => {
    if (shown.current === address) return
    shown.current = address
    for (const field of form.current?.querySelectorAll<Field>('select, input') ?? []) {
      showIn(field, search[field.name] ?? '')
    }
  }, [address, search])
  return form
}

/**
 * A GET form to this page: a browser without scripts sends it as it stands; with them each choice
 * is followed at once, and the place one looks at stays.
 */
export function useAgentsForm(page: AgentsPage) {
  const navigate = useNavigate()
  const action = pathInLanguage('/agents', useLanguage())
  const ref = useAddressInFields(page)
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>
    void navigate({ to: action, search: agentsQueryOf(typed) as never, resetScroll: false })
  }
  const onChange = ({ target, currentTarget }: FormEvent<HTMLFormElement>) => {
    const field = target as Field
    if (field.type === 'text' || field.type === 'search') return
    const area = currentTarget.elements.namedItem('location')
    if (field.name === 'emirate' && area) (area as HTMLSelectElement).value = ''
    currentTarget.requestSubmit()
  }
  return { ref, action, method: 'get', onSubmit, onChange } as const
}
