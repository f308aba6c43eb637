import { useEffect, useRef, useState } from 'react'
import { useLanguage } from '#i18n/words.tsx'
import { faultAt } from '#platform/browser/check-input.ts'
import { findField } from '#ui/form/fault-summary.tsx'
import type { FormFault } from '#ui/form/form-state.ts'
import { type FormControl, useForm } from '#ui/form/use-form.ts'
import { inOrder, isReviewedChange, stepOf, steps } from '../rules.ts'
import type { Values } from '../rules/typed/values.ts'
import { readTyped } from './saving/read-typed.ts'
import { changesIn, isChanged, refusedOf } from './saving/session.ts'
import { useAutosave } from './use-autosave.ts'
import { type Basis, type EditorOptions, useBasis, useReader } from './use-basis.ts'
import { useSubmitting } from './use-submitting.ts'

/** Opens the step of a field, and focuses the field once that step is shown, not whenever it is shown again. */
function useGoToField({ at, goTo }: EditorOptions, element: FormControl['element']) {
  const [target, setWanted] = useState<{ path: string }>()
  const reached = useRef<typeof target>(undefined)
  useEffect(() => {
    if (!target || target === reached.current || stepOf(target.path) !== at) return
    reached.current = target
    findField(element.current, target.path)?.focus()
  }, [target, at, element])
  return (path: string) => {
    const step = stepOf(path)
    if (!step) return
    setWanted({ path })
    if (step !== at) goTo(step)
  }
}

const firstStep = (faults: readonly FormFault[]) =>
  steps.find((step) => faults.some(({ path }) => stepOf(path) === step))

function useTypedState(
  { start, lookups }: EditorOptions,
  { session, isDraft }: Basis,
  form: FormControl,
) {
  const language = useLanguage()
  const typed = Object.keys(form.typed).length > 0 ? form.typed : start
  const reading = readTyped(typed, { ...lookups, language })
  const { values, faults, missing } = reading
  const wrong = [...faults, ...refusedOf(session, values)]
  const needsPackage = isDraft && (values.subscriptionId ?? null) === null
  const noPackage = faultAt('subscriptionId', 'subscription_required', language)
  const blockingFaults = inOrder([...wrong, ...missing, ...(needsPackage ? [noPackage] : [])])
  return { typed, reading, wrong, blockingFaults }
}

/** Missing fields are marked in the form once the dialog was opened. */
function usePublishDialog() {
  const [isOpen, setOpen] = useState(false)
  const [wasOpen, setWasOpen] = useState(false)
  const open = () => {
    setOpen(true)
    setWasOpen(true)
  }
  return { isOpen, wasOpen, open, close: () => setOpen(false) }
}

function useBusy() {
  const [counts, setCounts] = useState<Record<string, number>>({})
  const onBusy = (field: string, count: number) =>
    setCounts((known) => (known[field] === count ? known : { ...known, [field]: count }))
  return { onBusy, underway: Object.values(counts).reduce((sum, count) => sum + count, 0) }
}

type PressContext = {
  options: EditorOptions
  isDraft: boolean
  blockingFaults: readonly FormFault[]
  refuse: FormControl['refuse']
  ask: () => void
  submit: () => Promise<void>
}

async function press({ options, isDraft, blockingFaults, refuse, ask, submit }: PressContext) {
  const next = steps[steps.indexOf(options.at) + 1]
  if (!isDraft) return blockingFaults.length > 0 ? refuse(blockingFaults) : submit()
  return next ? options.goTo(next) : ask()
}

/** Whether these changes are reviewed before the public sees them. */
function isReviewedNow({ session, saved, isDraft }: Basis, values: Values): boolean {
  if (isDraft || (saved?.review ?? 'none') === 'none') return false
  return isReviewedChange(changesIn(session, values), session.base)
}

export function useAd(options: EditorOptions) {
  const { at, goTo } = options
  const basis = useBasis(options)
  const { session, isDraft } = basis
  const { open: ask, wasOpen, ...dialog } = usePublishDialog()
  const { onBusy, underway } = useBusy()
  const form = useForm({
    keptAs: basis.keptAs,
    onRefused: (faults) => goTo(firstStep(faults) ?? at),
    send: async () => {
      await press({ options, isDraft, blockingFaults, refuse: form.refuse, ask, submit })
      return undefined
    },
  })
  const { read } = useReader(options, form.element)
  const { wrong, ...reading } = useTypedState(options, basis, form)
  const { blockingFaults } = reading
  const autosave = useAutosave({ options, basis, form, read }, reading.reading)
  const { submit, published } = useSubmitting({ basis, form, read, ...autosave })
  const goToPath = useGoToField(options, form.element)
  const isChangedNow = isChanged(session, reading.reading.values)
  return {
    ...reading,
    basis,
    autosave,
    published,
    submit,
    dialog,
    onBusy,
    underway,
    form: { ...form, notice: autosave.notice, quiet: wasOpen ? blockingFaults : wrong },
    isReviewedNow: isReviewedNow(basis, reading.reading.values),
    isUnsaved: published === undefined && (underway > 0 || isChangedNow),
    goToField: (path: string) => {
      dialog.close()
      goToPath(path)
    },
  }
}

export type Ad = ReturnType<typeof useAd>
