import type { FormEvent } from 'react'
import { useQueryForm } from '#ui/query-form/use-query-form.ts'
import { agentsQueryOf, usualValues } from './agents-address.ts'
import type { AgentsPage } from './agents-page.ts'

/** Another emirate has other areas. */
export function useAgentsForm({ search }: AgentsPage) {
  const form = useQueryForm({ path: '/agents', search, usual: usualValues, queryOf: agentsQueryOf })
  const onChange = (event: FormEvent<HTMLFormElement>) => {
    const area = event.currentTarget.elements.namedItem('location')
    const { name } = event.target as HTMLSelectElement
    if (name === 'emirate' && area) (area as HTMLSelectElement).value = ''
    form.onChange(event)
  }
  return { ...form, onChange }
}
