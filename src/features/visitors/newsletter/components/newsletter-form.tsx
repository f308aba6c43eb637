import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { PageLink } from '#features/reference/page-links/components/page-link.tsx'
import { phrases as consents } from '#features/visitors/forms/phrases/consents.ts'
import { phrases as ofForms } from '#features/visitors/forms/phrases/screens.ts'
import { pathInLanguage } from '#i18n/language.ts'
import { useLanguage, useWords } from '#i18n/words.tsx'
import { type Attempt, isUnknown, keyOf } from '#platform/browser/attempt.ts'
import { call, CallFailure, nameOf } from '#platform/call.ts'
import { Button } from '#ui/button.tsx'
import { type PlainAnswer, usePlainAnswer } from '#ui/plain-answer.ts'
import { fillNewFields, forgetTyped, storeTyped } from '#ui/form/typed.ts'
import { useToast } from '#ui/toast/toaster.tsx'
import { subscribe } from '../contract.ts'
import { phrases } from '../phrases/form.ts'
import { subscriberIn } from './sent-subscriber.ts'

const keptAs = 'newsletter'

type Outcome = { text: string; isFault: boolean }

type Signs = { openMs?: number }

/** What a page of its own adds, whose scripts not every page has to load: fields, and what they say. */
type Traps = { fields: ReactNode; signsOf: (typed: FormData) => Signs }

/** Without `ui/form`, whose words and checks every page would load for one field. */
function useSubscribing() {
  const words = useWords(phrases)
  const formWords = useWords(ofForms)
  const language = useLanguage()
  const attempt = useRef<Attempt>({})
  return async (body: ReturnType<typeof subscriberIn> & Signs): Promise<Outcome> => {
    const headers = { 'idempotency-key': keyOf(attempt.current, JSON.stringify(body)) }
    try {
      await call(subscribe, { body }, { language, headers })
      attempt.current = {}
      return { text: words('sent'), isFault: false }
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error
      if (!isUnknown(error)) attempt.current = {}
      return { text: error.faults[0]?.msg || formWords('failed'), isFault: true }
    }
  }
}

function useNewsletterForm(answer: PlainAnswer | undefined, traps: Traps | undefined) {
  const element = useRef<HTMLFormElement>(null)
  const [fault] = answer?.faults ?? []
  const [outcome, setOutcome] = useState<Outcome | undefined>(
    fault && { text: fault.msg, isFault: true },
  )
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
    const body = { ...subscriberIn(typed), ...traps?.signsOf(typed) }
    const ended = await ask(body).finally(() => setBusy(false))
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

function Trap() {
  return <input name="topicNote" tabIndex={-1} autoComplete="off" aria-hidden className="sr-only" />
}

/** Without `traps`: at the foot of every page; without scripts it leads to its page. */
export function NewsletterForm({ traps }: { traps?: Traps }) {
  const words = useWords(phrases)
  const consent = useWords(consents)('newsletter1')
  const language = useLanguage()
  const answer = usePlainAnswer(traps ? nameOf(subscribe) : undefined)
  const { element, outcome, isBusy, submit, store } = useNewsletterForm(answer, traps)
  const id = useId()
  return (
    <form
      ref={element}
      method="post"
      action={pathInLanguage('/newsletter', language)}
      noValidate
      aria-busy={isBusy}
      onSubmit={(event) => void submit(event)}
      onInput={store}
      className="grid gap-2"
    >
      <label htmlFor={id} className="text-sm text-muted">
        {words('email')}
      </label>
      <div className="flex flex-wrap gap-2">
        <input
          id={id}
          name="subscriber"
          type="email"
          autoComplete="email"
          dir="auto"
          required
          defaultValue={answer?.entered?.subscriber?.[0]}
          aria-invalid={outcome?.isFault || undefined}
          aria-describedby={`${id}-note`}
          className="control w-0 min-w-40 flex-1"
        />
        <Button type="submit" variant="quiet" aria-disabled={isBusy}>
          {words('subscribe')}
        </Button>
      </div>
      {traps?.fields ?? <Trap />}
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
