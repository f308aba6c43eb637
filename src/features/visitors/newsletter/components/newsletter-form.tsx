import { useHydrated } from '@tanstack/react-router'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { PageLink } from '#features/reference/page-links/components/page-link.tsx'
import { consentVersions } from '#features/visitors/forms/contract.ts'
import { phrases as consents } from '#features/visitors/forms/phrases/consents.ts'
import { useLanguage, useWords } from '#i18n/words.tsx'
import { type Attempt, isUnknown, keyOf } from '#platform/browser/attempt.ts'
import { call, CallFailure } from '#platform/call.ts'
import { Button } from '#ui/button.tsx'
import { fillNewFields, forgetTyped, storeTyped, textOf } from '#ui/form/typed.ts'
import { useToast } from '#ui/toast/toaster.tsx'
import { subscribe } from '../contract.ts'
import { phrases } from '../phrases/form.ts'

const keptAs = 'newsletter'

type Outcome = { text: string; isFault: boolean }

/** Without `ui/form`, whose words and checks every page would load for one field. */
function useSubscribing() {
  const words = useWords(phrases)
  const language = useLanguage()
  const attempt = useRef<Attempt>({})
  return async (body: { email: string; topicNote: string }): Promise<Outcome> => {
    const headers = { 'idempotency-key': keyOf(attempt.current, JSON.stringify(body)) }
    try {
      await call(
        subscribe,
        { body: { ...body, consentVersion: consentVersions.newsletter } },
        { language, headers },
      )
      attempt.current = {}
      return { text: words('sent'), isFault: false }
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error
      if (!isUnknown(error)) attempt.current = {}
      return { text: error.faults[0]?.msg || words('failed'), isFault: true }
    }
  }
}

function useNewsletterForm() {
  const element = useRef<HTMLFormElement>(null)
  const [outcome, setOutcome] = useState<Outcome>()
  const [isBusy, setBusy] = useState(false)
  const ask = useSubscribing()
  const toast = useToast()
  useEffect(() => {
    if (element.current) fillNewFields(element.current, keptAs, new Set())
  }, [])
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy) return
    const form = event.currentTarget
    const typed = new FormData(form)
    setBusy(true)
    const ended = await ask({
      email: textOf(typed, 'subscriber'),
      topicNote: textOf(typed, 'topicNote'),
    }).finally(() => setBusy(false))
    setOutcome(ended)
    toast({ text: ended.text, kind: ended.isFault ? 'error' : 'success' })
    if (ended.isFault) form.querySelector('input')?.focus()
    else {
      forgetTyped(keptAs)
      form.reset()
    }
  }
  const store = () => element.current && storeTyped(keptAs, element.current)
  return { element, outcome, isBusy, submit, store }
}

/** Not drawn by the server: programs that run no scripts cannot send the form anyway. */
function Trap() {
  return <input name="topicNote" tabIndex={-1} autoComplete="off" aria-hidden className="sr-only" />
}

export function NewsletterForm() {
  const words = useWords(phrases)
  const consent = useWords(consents)('newsletter1')
  const { element, outcome, isBusy, submit, store } = useNewsletterForm()
  const isAlive = useHydrated()
  const id = useId()
  return (
    <form
      ref={element}
      method="post"
      noValidate
      aria-busy={isBusy}
      onSubmit={(event) => void submit(event)}
      onInput={store}
      className="grid gap-2 noscript:hidden"
    >
      <label htmlFor={id} className="text-sm text-muted">
        {words('newsletter')}
      </label>
      <div className="flex flex-wrap gap-2">
        <input
          id={id}
          name="subscriber"
          type="email"
          autoComplete="email"
          dir="auto"
          required
          aria-invalid={outcome?.isFault || undefined}
          aria-describedby={`${id}-note`}
          className="control w-0 min-w-40 flex-1"
        />
        <Button type="submit" variant="quiet" disabled={!isAlive} aria-disabled={isBusy}>
          {words('subscribe')}
        </Button>
      </div>
      {isAlive && <Trap />}
      <p
        id={`${id}-note`}
        aria-live="polite"
        className={outcome?.isFault ? 'text-sm text-danger' : 'text-sm text-muted'}
      >
        {outcome?.text ?? consent}
      </p>
      <PageLink to="privacy" className="justify-self-start text-sm text-muted underline" />
    </form>
  )
}
