import { type FormEvent, useEffect, useState } from 'react'
import type { OwnProperty } from '#features/posting/own-ads/contract/own-ads.ts'
import { useWords } from '#i18n/words.tsx'
import type { FormFault } from '#ui/form/form-state.ts'
import { forgetTyped } from '#ui/form/typed.ts'
import type { FormControl } from '#ui/form/use-form.ts'
import { phrases } from '../phrases/saving.ts'
import { storageName } from './editor-start.ts'
import type { TypedReading } from './saving/read-typed.ts'
import { forgetCreation, storeMadeDraft } from './saving/creation.ts'
import { isChanged, isUncertain, type OwnAd, refusedOf } from './saving/session.ts'
import { useSaving } from './saving/use-saving.ts'
import { type Basis, type EditorOptions, storeForm, storeUnsent } from './use-basis.ts'

type AutosaveOptions = {
  options: EditorOptions
  basis: Basis
  form: FormControl
  read: () => TypedReading
}

const fieldLeftDelayMs = 200

const isWritten = (field: EventTarget) =>
  field instanceof HTMLTextAreaElement ||
  (field instanceof HTMLInputElement && field.type === 'text')

function useSaveProblem({ session }: Basis, { values, faults }: TypedReading) {
  const words = useWords(phrases)
  const [refused, setRefused] = useState<readonly FormFault[]>([])
  const [isGone, setGone] = useState(false)
  const isPart = faults.length > 0 || refusedOf(session, values).length > 0
  const said = isGone ? words('gone') : refused.map(({ msg }) => msg).join(' ')
  const onGone = () => {
    forgetCreation()
    setGone(true)
  }
  return { problem: said || (isPart ? words('notTaken') : undefined), setRefused, onGone }
}

/** Forgets creation and text only once the address names the draft: a reload before needs both. */
async function nameDraft({ owner, onMade }: EditorOptions, id: number) {
  await onMade(id)
  storeMadeDraft(owner, id)
  forgetCreation()
  forgetTyped(storageName(owner, undefined))
}

type FirstSaveOptions = Omit<AutosaveOptions, 'options'> & { save: () => void }

/** Of text that this tab kept, that was typed before hydration, or that settled a conflict. */
function useFirstSave({ basis, form, read, save }: FirstSaveOptions) {
  const { session } = basis
  useEffect(() => {
    const isNewer = isChanged(session, read().values)
    if (isNewer && form.element.current) storeForm(basis, form.element.current)
    if (isNewer || isUncertain(session)) save()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, with what the form begins with
  }, [])
}

/** Only drafts are saved without a request of the user. */
export function useAutosave(
  { options, basis, form, read }: AutosaveOptions,
  reading: TypedReading,
) {
  const { session, saved, setSaved, isDraft, conflict, resolveNewer } = basis
  const { problem, setRefused, onGone } = useSaveProblem(basis, reading)
  const onSaved = (property: OwnProperty | undefined) => {
    setRefused([])
    if (property) setSaved(property)
    storeUnsent(basis, read(), form.element.current)
    if (property && !saved) void nameDraft(options, property.id)
  }
  const onStale = (now: OwnAd) => {
    const isForUser = resolveNewer(now, read())
    if (form.element.current) storeForm(basis, form.element.current)
    if (!saved) void nameDraft(options, now.property.id)
    return isForUser
  }
  const { state, noteChange, flush, end } = useSaving({
    session,
    read: () => read().values,
    onSaved,
    onStale,
    onRefused: setRefused,
    onGone,
  })
  const isWaiting = isDraft && !conflict
  useFirstSave({ basis, form, read, save: () => isWaiting && noteChange(0) })
  const notice = (event: FormEvent<HTMLFormElement>) => {
    form.notice(event)
    // The draft may exist since the last render, for which the text is kept as that of a new ad.
    if (session.id !== undefined) storeForm(basis, event.currentTarget)
    if (isWaiting) noteChange(isWritten(event.target) ? undefined : fieldLeftDelayMs)
  }
  const left = () => {
    if (isWaiting && isChanged(session, read().values)) noteChange(fieldLeftDelayMs)
  }
  return { state: conflict ? ('stopped' as const) : state, problem, flush, end, notice, left }
}
