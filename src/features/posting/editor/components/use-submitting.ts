import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { listMyProperties, type OwnProperty } from '#features/posting/own-ads/contract/own-ads.ts'
import { browserRefusals } from '#i18n/browser-refusals.ts'
import { formatPhrase } from '#i18n/phrases.ts'
import { useLanguage, useWords } from '#i18n/words.tsx'
import { useQueryFor } from '#platform/page-query.ts'
import type { FormFault } from '#ui/form/form-state.ts'
import type { FormControl } from '#ui/form/use-form.ts'
import { followUser } from '#ui/links/moved-on.ts'
import { useToast } from '#ui/toast/toaster.tsx'
import { phrases } from '../phrases/publish.ts'
import { phrases as saving } from '../phrases/saving.ts'
import { forgetText } from './editor-start.ts'
import { forgetCreation } from './saving/creation.ts'
import type { TypedReading } from './saving/read-typed.ts'
import { isChanged } from './saving/session.ts'
import { type SaveResult, saveDraft, sendUntilCurrent, update } from './saving/send.ts'
import type { Basis } from './use-basis.ts'

type SubmitOptions = {
  basis: Basis
  form: FormControl
  read: () => TypedReading
  flush: () => Promise<boolean>
  end: () => void
}

/** Spec 8: "Validation Error: {messages}", and each at its field. */
function useShowFaults(form: FormControl) {
  const words = useWords(phrases)
  const toast = useToast()
  return (faults: readonly FormFault[], isLed: boolean) => {
    const messages = faults.map(({ msg }) => msg).join(' ')
    toast({ kind: 'error', text: words('refused', { messages }) })
    form.refuse(faults, isLed)
  }
}

function useInvalidateLists() {
  const queries = useQueryClient()
  const [name] = useQueryFor(listMyProperties, {}).queryKey
  return () => void queries.invalidateQueries({ queryKey: [name] })
}

function useShowFailure({ form }: SubmitOptions) {
  const words = useWords(saving)
  const language = useLanguage()
  const toast = useToast()
  const refuse = useShowFaults(form)
  const warn = (text: string) => toast({ kind: 'error', text })
  return (result: Exclude<SaveResult, { kind: 'done' }>, hasMovedOn: () => boolean) => {
    if (result.kind === 'refused') refuse(result.faults, !hasMovedOn())
    else if (result.kind === 'stale') warn(words('conflictTitle'))
    else if (result.kind === 'gone') warn(words('gone'))
    else warn(formatPhrase(browserRefusals.no_connection, language))
  }
}

type StoredState = Pick<OwnProperty, 'state'> | undefined

function updatedPhrase(before: StoredState, now: StoredState) {
  const isSentIn = now?.state === 'in_review' && before?.state !== 'in_review'
  return isSentIn ? 'updatedInReview' : 'updated'
}

export function useSubmitting(options: SubmitOptions) {
  const { basis, read, flush, end } = options
  const { session, saved, setSaved, isDraft, owner, conflict, resolveNewer } = basis
  const words = useWords(phrases)
  const toast = useToast()
  const showFailure = useShowFailure(options)
  const forgetLists = useInvalidateLists()
  const [published, setPublished] = useState<OwnProperty>()
  const deliver = (send: () => Promise<SaveResult>) =>
    sendUntilCurrent(send, (now) => resolveNewer(now, read()))
  async function submit() {
    const hasMovedOn = followUser()
    if (conflict) return showFailure({ kind: 'stale', now: conflict.now }, hasMovedOn)
    if (isDraft) await flush()
    // No draft exists where the creation was refused or not answered: its own words say why.
    if (session.id === undefined) {
      const created = await deliver(() => saveDraft(session, read().values))
      if (created.kind !== 'done') return showFailure(created, hasMovedOn)
      forgetCreation()
      forgetText(owner, undefined)
    }
    const isSubmitting = isDraft || saved?.state === 'changes_requested'
    const extra = isSubmitting ? { draft: false } : {}
    const result = await deliver(() => update(session, read().values, extra))
    if (result.kind !== 'done') return showFailure(result, hasMovedOn)
    // A user who has closed the dialog and typed on keeps the form with what is not saved yet.
    const isTypedOn = hasMovedOn() && isChanged(session, read().values)
    const isOver = isDraft && !isTypedOn
    if (isOver) end()
    if (!isTypedOn) forgetText(owner, session.id)
    forgetLists()
    setSaved(result.property)
    if (isOver) setPublished(result.property)
    toast({ text: words(isDraft ? 'added' : updatedPhrase(saved, result.property)) })
  }
  return { submit, published }
}
