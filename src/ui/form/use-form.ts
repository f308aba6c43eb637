import { type FormEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useIsAlive } from './alive.ts'
import { followUser } from '../links/moved-on.ts'
import { useIsStillHere } from '../links/navigate-later.ts'
import { useToast } from '../toast/toaster.tsx'
import { fillNewFields, forgetTyped, storeTyped } from './typed.ts'
import type { FormFault, FormState } from './form-state.ts'

type Plan = {
  /** Validates by the contract's schema before anything is sent. */
  check?: (typed: FormData) => readonly FormFault[]
  /** Returns what was refused: an empty list is success, undefined means that nothing was sent. */
  send: (typed: FormData) => Promise<readonly FormFault[] | undefined>
  onRefused?: (faults: readonly FormFault[]) => void
  /** The name under which the tab stores input until it is sent, except secret fields. */
  keptAs?: string
  /** A toast for each fault instead of one for all. */
  toastsEach?: boolean
}

export type FormControl = FormState & {
  element: RefObject<HTMLFormElement | null>
  keptAs: string | undefined
  typed: Readonly<Record<string, string>>
  /** For refusals that do not come from sending the form; `isLed`: to the first fault, unless false. */
  refuse: (faults: readonly FormFault[], isLed?: boolean) => void
  submit: (event: FormEvent<HTMLFormElement>) => Promise<void>
  notice: (event: FormEvent<HTMLFormElement>) => void
}

const textsOf = (form: HTMLFormElement) => {
  const texts = [...new FormData(form)].filter(([, value]) => typeof value === 'string')
  return Object.fromEntries(texts) as Record<string, string>
}

function focusFault(form: HTMLFormElement) {
  const wrong = [...form.querySelectorAll<HTMLElement>('[aria-invalid=true]')]
  const first = wrong.find((element) => element.checkVisibility())
  const target = first?.matches('fieldset') ? first.querySelector('input') : first
  const summary = form.querySelector<HTMLElement>('[data-faults]')
  ;(target ?? summary)?.focus()
}

/**
 * A layout effect: React may handle the first event before `useEffect`, and an unfilled form would
 * then be stored as empty. The observer fills fields that are drawn later.
 */
function useTyped(element: FormControl['element'], keptAs: string | undefined) {
  const [typed, setTyped] = useState<Record<string, string>>({})
  const known = useRef(new Set<string>())
  useLayoutEffect(() => {
    const form = element.current
    if (!form) return
    if (keptAs) fillNewFields(form, keptAs, known.current)
    setTyped(textsOf(form))
    if (!keptAs) return
    const observer = new MutationObserver(() => {
      if (fillNewFields(form, keptAs, known.current)) setTyped(textsOf(form))
    })
    observer.observe(form, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [element, keptAs])
  return [typed, setTyped] as const
}

function useFaults(element: FormControl['element'], onRefused: Plan['onRefused']) {
  const [faults, setFaults] = useState<readonly FormFault[]>([])
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    if (attempt > 0 && element.current) focusFault(element.current)
  }, [attempt, element])
  const refuse = (found: readonly FormFault[], isLed = true) => {
    setFaults(found)
    if (!isLed) return
    setAttempt((count) => count + 1)
    onRefused?.(found)
  }
  const mend = (name: string) => setFaults((known) => known.filter(({ path }) => path !== name))
  return { faults, refuse, mend }
}

function useSending(send: Plan['send']) {
  const underway = useRef(false)
  const [isBusy, setBusy] = useState(false)
  const sendOnce: Plan['send'] = async (data) => {
    if (underway.current) return undefined
    underway.current = true
    setBusy(true)
    return send(data).finally(() => {
      underway.current = false
      setBusy(false)
    })
  }
  return { isBusy, sendOnce }
}

/** Fields are uncontrolled, so that input and autofill before hydration are kept. */
export function useForm({ check, send, onRefused, keptAs, toastsEach }: Plan): FormControl {
  const element = useRef<HTMLFormElement>(null)
  const [typed, setTyped] = useTyped(element, keptAs)
  const { faults, refuse, mend } = useFaults(element, onRefused)
  const { isBusy, sendOnce } = useSending(send)
  const toast = useToast()
  const isAlive = useIsAlive()
  const isStillHere = useIsStillHere()

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const wrong = check?.(data) ?? []
    if (wrong.length > 0) return refuse(wrong)
    const hasMovedOn = followUser()
    const refused = await sendOnce(data)
    if (!refused) return
    if (refused.length === 0) return forgetTyped(keptAs)
    const messages = refused.map(({ msg }) => msg)
    for (const text of toastsEach ? messages : [messages.join(' ')]) toast({ kind: 'error', text })
    // A user who has left the page, or types again, must not be led to the first fault.
    if (isStillHere()) refuse(refused, !hasMovedOn())
  }
  function notice(event: FormEvent<HTMLFormElement>) {
    const form = event.currentTarget
    setTyped(textsOf(form))
    mend((event.target as HTMLInputElement).name)
    if (keptAs) storeTyped(keptAs, form)
  }
  return { element, keptAs, faults, isBusy, isAlive, typed, refuse, submit, notice }
}
