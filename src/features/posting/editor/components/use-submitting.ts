import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { listMyProperties, type OwnProperty } from '#features/posting/own-ads/contract/own-ads.ts'
import { browserRefusals } from '#i18n/browser-refusals.ts'
import { say } from '#i18n/phrases.ts'
import { useLanguage, useWords } from '#i18n/words.tsx'
import { useQueryFor } from '#platform/page-query.ts'
import type { FormFault } from '#ui/form/form-state.ts'
import { forgetTyped } from '#ui/form/typed.ts'
import type { FormControl } from '#ui/form/use-form.ts'
import { useToast } from '#ui/toast/toaster.tsx'
import { phrases } from '../phrases/publish.ts'
import { phrases as saving } from '../phrases/saving.ts'
import { keptName } from './kept.ts'
import type { Reading } from './saving/read-typed.ts'
import { type Saved, saveDraft, update } from './saving/send.ts'
import type { Basis } from './use-basis.ts'

type Submitting = {
  basis: Basis
  form: FormControl
  read: () => Reading
  flush: () => Promise<boolean>
}

/** Spec 8: "Validation Error: {messages}", and each at its field. */
function useRefusing(form: FormControl) {
  const words = useWords(phrases)
  const toast = useToast()
  return (faults: readonly FormFault[]) => {
    const messages = faults.map(({ msg }) => msg).join(' ')
    toast({ kind: 'error', text: words('refused', { messages }) })
    form.refuse(faults)
  }
}

function useForgettingLists() {
  const queries = useQueryClient()
  const [name] = useQueryFor(listMyProperties, {}).queryKey
  return () => void queries.invalidateQueries({ queryKey: [name] })
}

function useTelling({ basis: { meet }, form, read }: Submitting) {
  const words = useWords(saving)
  const language = useLanguage()
  const toast = useToast()
  const refuse = useRefusing(form)
  const warn = (text: string) => toast({ kind: 'error', text })
  return (came: Exclude<Saved, { kind: 'done' }>) => {
    if (came.kind === 'refused') refuse(came.faults)
    else if (came.kind === 'stale') meet(came.now, read())
    else if (came.kind === 'gone') warn(words('gone'))
    else warn(say(browserRefusals.no_connection, language))
  }
}

type Shown = Pick<OwnProperty, 'state'> | undefined

function updatedWord(before: Shown, now: Shown) {
  const isSentIn = now?.state === 'in_review' && before?.state !== 'in_review'
  return isSentIn ? 'updatedInReview' : 'updated'
}

export function useSubmitting(given: Submitting) {
  const { basis, read, flush } = given
  const { session, saved, setSaved, isDraft, owner } = basis
  const words = useWords(phrases)
  const toast = useToast()
  const tell = useTelling(given)
  const forgetLists = useForgettingLists()
  const [published, setPublished] = useState<OwnProperty>()
  async function submit() {
    if (isDraft) await flush()
    // No draft exists where the creation was refused or not answered: its own words say why.
    if (session.id === undefined) {
      const created = await saveDraft(session, read().values)
      if (created.kind !== 'done') return tell(created)
    }
    const submits = isDraft || saved?.state === 'changes_requested'
    const came = await update(session, read().values, submits ? { draft: false } : {})
    if (came.kind !== 'done') return tell(came)
    forgetTyped(keptName(owner, session.id))
    forgetLists()
    setSaved(came.property)
    if (isDraft) setPublished(came.property)
    toast({ text: words(isDraft ? 'added' : updatedWord(saved, came.property)) })
  }
  return { submit, published }
}
