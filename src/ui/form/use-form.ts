import { type FormEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useIsAlive } from './alive.ts'
import { useIsStillHere } from '../links/navigate-later.ts'
import { useToast } from '../toast/toaster.tsx'
import { fillNewFields, forgetTyped, keepTyped } from './typed.ts'
import type { FormFault, FormState } from './form-state.ts'

type Plan = {
  /** What the contract's own schema refuses, before anything is sent. */
  check?: (typed: FormData) => readonly FormFault[]
  /**
   * Sends it; answers what the server refused, an empty list where all went well, and undefined
   * where it was not sent yet: a step led to the next one.
   */
  send: (typed: FormData) => Promise<readonly FormFault[] | undefined>
  /** Told of what was refused, by whom ever: a form of steps shows the step with the first fault. */
  onRefused?: (faults: readonly FormFault[]) => void
  /** Under this name this tab keeps what was typed until it was sent, secret fields excepted. */
  keptAs?: string
}

export type FormControl = FormState & {
  element: RefObject<HTMLFormElement | null>
  keptAs: string | undefined
  /** What was typed so far, by name. */
  typed: Readonly<Record<string, string>>
  /** Shows what was refused in another way than by sending the form. */
  refuse: (faults: readonly FormFault[]) => void
  submit: (event: FormEvent<HTMLFormElement>) => Promise<void>
  notice: (event: FormEvent<HTMLFormElement>) => void
}

const textsOf = (form: HTMLFormElement) => {
  const texts = [...new FormData(form)].filter(([, value]) => typeof value === 'string')
  return Object.fromEntries(texts) as Record<string, string>
}

/** The first wrong field in sight; else what is said above them all. */
function focusFault(form: HTMLFormElement) {
  const wrong = [...form.querySelectorAll<HTMLElement>('[aria-invalid=true]')]
  const first = wrong.find((element) => element.checkVisibility())
  const target = first?.matches('fieldset') ? first.querySelector('input') : first
  const summary = form.querySelector<HTMLElement>('[data-faults]')
  ;(target ?? summary)?.focus()
}

/**
 * Typed before the page came alive, filled in by the browser, or kept: the form's state follows.
 * Fields are filled before React handles the first event: an event on a page that is still coming
 * alive makes React finish at once and handle it, ahead of `useEffect`, and a form that was not
 * filled by then would be kept empty. Fields that are drawn later are filled as they come.
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

/** What is wrong now; each time something is refused the focus goes there. */
function useFaults(element: FormControl['element'], onRefused: Plan['onRefused']) {
  const [faults, setFaults] = useState<readonly FormFault[]>([])
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    if (attempt > 0 && element.current) focusFault(element.current)
  }, [attempt, element])
  const refuse = (found: readonly FormFault[]) => {
    setFaults(found)
    setAttempt((count) => count + 1)
    onRefused?.(found)
  }
  const mend = (name: string) => setFaults((known) => known.filter(({ path }) => path !== name))
  return { faults, refuse, mend }
}

/** Sends once at a time, however often it is pressed. */
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

/**
 * A form whose fields keep their own text, so that nothing typed or filled in before the page came
 * alive is lost. What is refused stands at its field, above them and, where the server said it, in
 * a toast.
 */
export function useForm({ check, send, onRefused, keptAs }: Plan): FormControl {
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
    const refused = await sendOnce(data)
    if (!refused) return
    if (refused.length === 0) return forgetTyped(keptAs)
    toast({ kind: 'error', text: refused.map(({ msg }) => msg).join(' ') })
    // A form of steps leads to the first fault: not whoever has left for another page.
    if (isStillHere()) refuse(refused)
  }
  function notice(event: FormEvent<HTMLFormElement>) {
    const form = event.currentTarget
    setTyped(textsOf(form))
    mend((event.target as HTMLInputElement).name)
    if (keptAs) keepTyped(keptAs, form)
  }
  return { element, keptAs, faults, isBusy, isAlive, typed, refuse, submit, notice }
}
