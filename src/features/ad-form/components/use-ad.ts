import { useEffect, useState } from 'react'
import { useLanguage } from '#i18n/words.tsx'
import { faultAt } from '#platform/browser/check-input.ts'
import { fieldNamed } from '#ui/form/fault-summary.tsx'
import type { FormFault } from '#ui/form/form-state.ts'
import { type FormControl, useForm } from '#ui/form/use-form.ts'
import { inOrder, stepOf, steps } from '../rules.ts'
import { keptName } from './kept.ts'
import { readTyped } from './saving/read-typed.ts'
import { isChanged, refusedOf } from './saving/session.ts'
import { useAutosave } from './use-autosave.ts'
import { type Basis, type Given, useBasis, useReader } from './use-basis.ts'
import { useSubmitting } from './use-submitting.ts'

/** The way to a field: its step first, then the focus. */
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

/** What stands in the form now, and all that keeps the ad from the public. */
function useReading({ start, lookups }: Given, { session, isDraft }: Basis, form: FormControl) {
  const language = useLanguage()
  const typed = Object.keys(form.typed).length > 0 ? form.typed : start
  const reading = readTyped(typed, { types: lookups.types, language })
  const { values, faults, missing } = reading
  const wrong = [...faults, ...refusedOf(session, values)]
  const needsPackage = isDraft && (values.subscriptionId ?? null) === null
  const noPackage = faultAt('subscriptionId', 'subscription_required', language)
  const lacking = inOrder([...wrong, ...missing, ...(needsPackage ? [noPackage] : [])])
  return { typed, reading, wrong, lacking }
}

/** The box before publishing; what is missing stands at its field once somebody wanted to. */
function useAsking() {
  const [isOpen, setOpen] = useState(false)
  const [wasOpen, setWasOpen] = useState(false)
  const open = () => {
    setOpen(true)
    setWasOpen(true)
  }
  return { isOpen, wasOpen, open, close: () => setOpen(false) }
}

/** One ad in the form: what is typed, what of it is saved, and what is wrong with it. */
export function useAd(given: Given) {
  const { at, goTo } = given
  const basis = useBasis(given)
  const { session, saved, isDraft } = basis
  const asking = useAsking()
  const form = useForm({
    keptAs: keptName(saved?.id),
    onRefused: (faults) => goTo(firstStep(faults) ?? at),
    send: () => press().then(() => undefined),
  })
  const { read } = useReader(given, form.element)
  const { typed, reading, wrong, lacking } = useReading(given, basis, form)
  const autosave = useAutosave({ given, basis, form, read }, reading)
  const { submit, published } = useSubmitting({ basis, form, read, flush: autosave.flush })
  const way = useWay(given, form.element)
  async function press() {
    const step = steps[steps.indexOf(at) + 1]
    if (!isDraft) return lacking.length > 0 ? form.refuse(lacking) : submit()
    if (step) return goTo(step)
    asking.open()
  }
  const shown = { ...form, notice: autosave.notice, quiet: asking.wasOpen ? lacking : wrong }
  return {
    basis,
    form: shown,
    typed,
    reading,
    lacking,
    autosave,
    published,
    submit,
    isUnsaved: published === undefined && isChanged(session, reading.values),
    asking,
    goToField: (path: string) => {
      asking.close()
      way(path)
    },
  }
}

export type Ad = ReturnType<typeof useAd>
