import { useRouter } from '@tanstack/react-router'
import type { FormEvent } from 'react'
import { pathInLanguage } from '#i18n/language.ts'
import { useLanguage } from '#i18n/words.tsx'
import { isText, type Query, type QueryForm, useAddressInFields } from './address-in-fields.ts'

/** Without scripts the browser sends this GET form; with them each choice is followed at once. */
export function useQueryForm(wanted: QueryForm) {
  const router = useRouter()
  const action = pathInLanguage(wanted.path, useLanguage())
  const { form, noteAsked } = useAddressInFields(wanted)
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = Object.fromEntries(new FormData(event.currentTarget)) as Query
    void router.navigate({
      to: action,
      search: wanted.queryOf(typed) as never,
      resetScroll: false,
    })
    noteAsked()
  }
  const onChange = ({ target, currentTarget }: FormEvent<HTMLFormElement>) => {
    if (!isText(target as HTMLInputElement)) currentTarget.requestSubmit()
  }
  return { ref: form, action, method: 'get', onSubmit, onChange } as const
}
