import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { showAccount, type User } from '#features/accounts/account/contract.ts'
import type { Language } from '#i18n/language.ts'
import { nameIn } from '#i18n/texts/both-texts.ts'
import { useLanguage } from '#i18n/words.tsx'
import { useUserName } from '#platform/browser/login-state.ts'
import { useQueryFor } from '#platform/page-query.ts'
import type { FormControl } from '#ui/form/use-form.ts'

function fillEmpty(form: HTMLFormElement, user: User, language: Language) {
  const { email, phone } = user
  const known = { name: nameIn(user, language), email, phone }
  for (const [name, value] of Object.entries(known)) {
    const field = form.querySelector<HTMLInputElement>(`[name=${name}]`)
    if (!value || !field || field.value !== '' || field === document.activeElement) continue
    field.value = value
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
}

type PrefillProps = { form: Pick<FormControl, 'element'> }

function FillFromAccount({ form: { element } }: PrefillProps) {
  const language = useLanguage()
  const { data } = useQuery(useQueryFor(showAccount, {}))
  useEffect(() => {
    if (data && element.current) fillEmpty(element.current, data.user, language)
  }, [data, element, language])
  return null
}

/** Nobody types again what their account knows (WCAG 3.3.7). */
export function Prefill(props: PrefillProps) {
  return useUserName() ? <FillFromAccount {...props} /> : null
}
