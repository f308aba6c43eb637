import { useRouter } from '@tanstack/react-router'
import { type FormEvent, useEffect, useEffectEvent, useRef } from 'react'
import { pathInLanguage } from '#i18n/language.ts'
import { useLanguage } from '#i18n/words.tsx'
import {
  isText,
  keyOf,
  type Query,
  type QueryForm,
  useAddressInFields,
} from './address-in-fields.ts'

/** How long a text rests before the address follows it. */
const restMs = 300

type LiveForm = QueryForm & {
  /** After the button, which sends the form as it is. */
  onSent: (form: HTMLFormElement) => void
}

const readTyped = (form: HTMLFormElement) => Object.fromEntries(new FormData(form)) as Query

const hasOtherText = (form: HTMLFormElement) =>
  [...form.querySelectorAll('input')].some(
    (input) => isText(input) && input.value !== input.defaultValue,
  )

/** Runs the last of several changes; none once the page has another address, or is left. */
function useRest() {
  const router = useRouter()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const stop = () => clearTimeout(timer.current)
  useEffect(() => () => clearTimeout(timer.current), [])
  const after = (ms: number, run: () => void) => {
    stop()
    const key = keyOf(router)
    timer.current = setTimeout(() => keyOf(router) === key && run(), ms)
  }
  return { stop, after }
}

/**
 * Without scripts the browser sends this GET form by its button, which has a name; with them the address
 * follows what is typed, without new entries in the browser's history.
 */
export function useLiveQueryForm(wanted: LiveForm) {
  const router = useRouter()
  const action = pathInLanguage(wanted.path, useLanguage())
  const { form, noteAsked } = useAddressInFields(wanted)
  const rest = useRest()
  const follow = (typed: Query) => {
    const search = wanted.queryOf(typed) as never
    void router.navigate({ to: action, search, replace: true, resetScroll: false })
    noteAsked()
  }
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    rest.stop()
    const { submitter } = event.nativeEvent as SubmitEvent
    const { name = '', value = '' } = (submitter ?? {}) as Partial<HTMLButtonElement>
    follow({ ...readTyped(event.currentTarget), ...(name && { [name]: value }) })
    wanted.onSent(event.currentTarget)
  }
  const onChange = ({ target, currentTarget }: FormEvent<HTMLFormElement>) => {
    const isTyping =
      isText(target as HTMLInputElement) || (target as HTMLInputElement).type === 'range'
    rest.after(isTyping ? restMs : 0, () => follow(readTyped(currentTarget)))
  }
  // What was typed before hydration.
  const followTyped = useEffectEvent(() => {
    if (form.current && hasOtherText(form.current)) follow(readTyped(form.current))
  })
  useEffect(() => followTyped(), [])
  return { ref: form, action, method: 'get', onSubmit, onChange } as const
}
