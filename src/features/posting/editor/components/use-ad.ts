import { useEffect, useState } from 'react'
import { useLanguage } from '#i18n/words.tsx'
import { faultAt } from '#platform/browser/check-input.ts'
import { fieldNamed } from '#ui/form/fault-summary.tsx'
import type { FormFault } from '#ui/form/form-state.ts'
import { type FormControl, useForm } from '#ui/form/use-form.ts'
import { inOrder, isReviewedChange, stepOf, steps } from '../rules.ts'
import type { Values } from '../rules/typed/values.ts'
import { readTyped } from './saving/read-typed.ts'
import { changesIn, isChanged, refusedOf } from './saving/session.ts'
import { useAutosave } from './use-autosave.ts'
import { type Basis, type Given, useBasis, useReader } from './use-basis.ts'
import { useSubmitting } from './use-submitting.ts'

/** Opens the step of a field, and focuses the field once that step is shown. */
function useWay({ at, goTo }: Given, element: FormControl['element']) {
  const [wanted, setWanted] = useState<{ path: string }>()
  useEffect(() => {
    if (wanted && stepOf(wanted.path) === at) fieldNamed(element.current, wanted.path)?.focus()
  }, [wanted, at, element])
  return (path: string) => {
    const step = stepOf(path)
    if (!step) return
    setWanted({ path })
    if (step !== at) goTo(step)
  }
}

const firstStep = (faults: readonly FormFault[]) =>
  steps.find((step) => faults.some(({ path }) => stepOf(path) === step))

function useReading({ start, lookups }: Given, { session, isDraft }: Basis, form: FormControl) {
  const language = useLanguage()
  const typed = Object.keys(form.typed).length > 0 ? form.typed : start
  const reading = readTyped(typed, { ...lookups, language })
  const { values, faults, missing } = reading
  const wrong = [...faults, ...refusedOf(session, values)]
  const needsPackage = isDraft && (values.subscriptionId ?? null) === null
  const noPackage = faultAt('subscriptionId', 'subscription_required', language)
  const lacking = inOrder([...wrong, ...missing, ...(needsPackage ? [noPackage] : [])])
  return { typed, reading, wrong, lacking }
}

/** Missing fields are marked in the form once the dialog was opened. */
function useAsking() {
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

type Pressed = {
  given: Given
  isDraft: boolean
  lacking: readonly FormFault[]
  refuse: FormControl['refuse']
  ask: () => void
  submit: () => Promise<void>
}

async function press({ given, isDraft, lacking, refuse, ask, submit }: Pressed) {
  const next = steps[steps.indexOf(given.at) + 1]
  if (!isDraft) return lacking.length > 0 ? refuse(lacking) : submit()
  return next ? given.goTo(next) : ask()
}

/** Whether these changes are reviewed before the public sees them. */
function isReviewedNow({ session, saved, isDraft }: Basis, values: Values): boolean {
  if (isDraft || (saved?.review ?? 'none') === 'none') return false
  return isReviewedChange(changesIn(session, values), session.base)
}

export function useAd(given: Given) {
  const { at, goTo } = given
  const basis = useBasis(given)
  const { session, isDraft } = basis
  const { open: ask, wasOpen, ...asking } = useAsking()
  const { onBusy, underway } = useBusy()
  const form = useForm({
    keptAs: basis.keptAs,
    onRefused: (faults) => goTo(firstStep(faults) ?? at),
    send: async () => {
      await press({ given, isDraft, lacking, refuse: form.refuse, ask, submit })
      return undefined
    },
  })
  const { read } = useReader(given, form.element)
  const { wrong, ...reading } = useReading(given, basis, form)
  const { lacking } = reading
  const autosave = useAutosave({ given, basis, form, read }, reading.reading)
  const { submit, published } = useSubmitting({ basis, form, read, flush: autosave.flush })
  const way = useWay(given, form.element)
  const isChangedNow = isChanged(session, reading.reading.values)
  return {
    ...reading,
    basis,
    autosave,
    published,
    submit,
    asking,
    onBusy,
    underway,
    form: { ...form, notice: autosave.notice, quiet: wasOpen ? lacking : wrong },
    isReviewedNow: isReviewedNow(basis, reading.reading.values),
    isUnsaved: published === undefined && (underway > 0 || isChangedNow),
    goToField: (path: string) => {
      asking.close()
      way(path)
    },
  }
}

export type Ad = ReturnType<typeof useAd>
