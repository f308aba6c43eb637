import { useState } from 'react'
import type { OwnProperty } from '#features/posting/own-ads/contract/own-ads.ts'
import { useLanguage } from '#i18n/words.tsx'
import type { FormControl } from '#ui/form/use-form.ts'
import { forgetTyped, keepTyped } from '#ui/form/typed.ts'
import type { Step } from '../rules.ts'
import { conflictsOf } from '../rules/typed/conflicts.ts'
import { typedOf } from '../rules/typed/of-property.ts'
import type { Typed } from '../rules/typed/values.ts'
import type { Lookups } from './ad-form-context.ts'
import { type Beginning, keptName } from './kept.ts'
import { type Reading, readTyped } from './saving/read-typed.ts'
import {
  isChanged,
  newSession,
  type OwnAd,
  rebase,
  refusedOf,
  type Session,
} from './saving/session.ts'

export type Given = Beginning & {
  lookups: Lookups
  at: Step
  goTo: (step: Step) => void
  /** The draft was made; settled once the address names it, or is left for another page. */
  onMade: (id: number) => Promise<void>
}

/**
 * Somebody else's version of the ad, to be compared with this one. Kept text that says what the ad
 * says had been saved before the page was reloaded, and its answer was lost.
 */
function useConflict(session: Session, { own, start, isStale }: Given) {
  const [conflict, setConflict] = useState(() => {
    const isOther = isStale && isChanged(session, readTyped(start, session).values)
    return isOther ? own : undefined
  })
  /** Where both say the same there is nothing to decide. */
  const meet = (now: OwnAd, { values }: Reading) => {
    const theirs = readTyped(typedOf(now.property), session).values
    const differ = conflictsOf({ base: session.base, mine: values, theirs })
    if (differ.length > 0) return setConflict(now)
    rebase(session, now)
  }
  return { conflict, meet }
}

/** What is known of the ad beside what is typed. */
export function useBasis(given: Given) {
  const { own, start, owner, lookups } = given
  const { types, linkHosts } = lookups
  const language = useLanguage()
  const [session] = useState(() => newSession({ own, start, types, linkHosts, language }))
  const [saved, setSaved] = useState<OwnProperty | undefined>(own?.property)
  const isDraft = (own?.property.state ?? 'draft') === 'draft'
  const keptAs = keptName(owner, saved?.id)
  return { session, saved, setSaved, isDraft, owner, keptAs, ...useConflict(session, given) }
}

export type Basis = ReturnType<typeof useBasis>

/** What stands in the form, read anew whenever it is asked for. */
export function useReader({ start, lookups }: Given, element: FormControl['element']) {
  const language = useLanguage()
  const { types, linkHosts } = lookups
  const typedNow = (): Typed => {
    const form = element.current
    return form ? (Object.fromEntries(new FormData(form)) as Record<string, string>) : start
  }
  return { typedNow, read: () => readTyped(typedNow(), { types, linkHosts, language }) }
}

/**
 * Keeps what is typed with the version that it is written over. React writes the version into the
 * form when it draws it anew, which may be later than the answer that brought it: kept with the one
 * before, the ad would seem to have been changed by somebody else.
 */
export function keepForm({ session, owner }: Basis, form: HTMLFormElement) {
  const version = form.elements.namedItem('version') as HTMLInputElement
  version.value = session.version.tag ?? ''
  keepTyped(keptName(owner, session.id), form)
}

/** What was typed and is not saved stays with the tab, be it refused or newer; the rest is saved. */
export function keepRest(basis: Basis, { values, faults }: Reading, form: HTMLFormElement | null) {
  const { session, owner } = basis
  const isRefused = faults.length > 0 || refusedOf(session, values).length > 0
  if (!isRefused && !isChanged(session, values)) forgetTyped(keptName(owner, session.id))
  else if (form) keepForm(basis, form)
}
