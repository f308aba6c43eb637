import { type FormEvent, useEffect, useState } from 'react'
import type { OwnProperty } from '#features/posting/own-ads/contract/own-ads.ts'
import { useWords } from '#i18n/words.tsx'
import type { FormFault } from '#ui/form/form-state.ts'
import { forgetTyped } from '#ui/form/typed.ts'
import type { FormControl } from '#ui/form/use-form.ts'
import { phrases } from '../phrases/saving.ts'
import { keptName } from './kept.ts'
import type { Reading } from './saving/read-typed.ts'
import { forgetCreation, keepMade } from './saving/creation.ts'
import { isChanged, refusedOf } from './saving/session.ts'
import { useSaving } from './saving/use-saving.ts'
import { type Basis, type Given, keepForm, keepRest } from './use-basis.ts'

type Autosaving = { given: Given; basis: Basis; form: FormControl; read: () => Reading }

/** Milliseconds after a field was left or a choice was made. */
const soon = 200

const isWritten = (field: EventTarget) =>
  field instanceof HTMLTextAreaElement ||
  (field instanceof HTMLInputElement && field.type === 'text')

function useTrouble({ session }: Basis, { values, faults }: Reading) {
  const words = useWords(phrases)
  const [refused, setRefused] = useState<readonly FormFault[]>([])
  const [isGone, setGone] = useState(false)
  const isPart = faults.length > 0 || refusedOf(session, values).length > 0
  const said = isGone ? words('gone') : refused.map(({ msg }) => msg).join(' ')
  return { problem: said || (isPart ? words('notTaken') : undefined), setRefused, setGone }
}

/** Forgets creation and text only once the address names the draft: a reload before needs both. */
async function nameDraft({ owner, onMade }: Given, id: number) {
  await onMade(id)
  keepMade(owner, id)
  forgetCreation()
  forgetTyped(keptName(owner, undefined))
}

/** Only drafts are saved without a request of the user. */
export function useAutosave({ given, basis, form, read }: Autosaving, reading: Reading) {
  const { session, saved, setSaved, isDraft, conflict, meet } = basis
  const { problem, setRefused, setGone } = useTrouble(basis, reading)
  const onSaved = (property: OwnProperty | undefined) => {
    setRefused([])
    if (property) setSaved(property)
    keepRest(basis, read(), form.element.current)
    if (property && !saved) void nameDraft(given, property.id)
  }
  const { state, note, flush } = useSaving({
    session,
    read: () => read().values,
    onSaved,
    onStale: (now) => meet(now, read()),
    onRefused: setRefused,
    onGone: () => setGone(true),
  })
  const isWaiting = isDraft && !conflict
  // Text that this tab kept, and what settled a conflict, is saved at once.
  useEffect(() => {
    if (isWaiting && isChanged(session, read().values)) note(0)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, with what the form begins with
  }, [])
  const notice = (event: FormEvent<HTMLFormElement>) => {
    form.notice(event)
    // The draft may exist since the last render, for which the text is kept as that of a new ad.
    if (session.id !== undefined) keepForm(basis, event.currentTarget)
    if (isWaiting) note(isWritten(event.target) ? undefined : soon)
  }
  const left = () => {
    if (isWaiting && isChanged(session, read().values)) note(soon)
  }
  return { state: conflict ? ('stopped' as const) : state, problem, flush, notice, left }
}
