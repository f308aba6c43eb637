import { useRef, useState } from 'react'
import type { OwnProperty } from '#features/posting/own-ads/contract/own-ads.ts'
import type { Language } from '#i18n/language.ts'
import { useLanguage } from '#i18n/words.tsx'
import type { FormControl } from '#ui/form/use-form.ts'
import { storeTyped } from '#ui/form/typed.ts'
import type { Step } from '../rules.ts'
import { type Conflict, conflictsOf } from '../rules/typed/conflicts.ts'
import { typedOf } from '../rules/typed/of-property.ts'
import type { Typed, Values } from '../rules/typed/values.ts'
import type { Lookups } from './ad-form-context.ts'
import { type EditorStart, forgetText, storageName, storeBasisOf } from './editor-start.ts'
import { type TypedReading, readTyped } from './saving/read-typed.ts'
import {
  isChanged,
  newSession,
  type OwnAd,
  rebase,
  refusedOf,
  returnTo,
  type Session,
} from './saving/session.ts'

export type EditorOptions = EditorStart & {
  lookups: Lookups
  at: Step
  goTo: (step: Step) => void
  /** Settles once the address names the draft or another page is open. */
  onMade: (id: number) => Promise<void>
}

/** `now` is the ad as another editor left it. */
export type FoundConflict = { now: OwnAd; conflicts: readonly Conflict[] }

type ConflictBasis = { now: OwnAd; base: Values; mine: Values; session: Session }

function findConflict({ now, base, mine, session }: ConflictBasis): FoundConflict | undefined {
  const theirs = readTyped(typedOf(now.property), session).values
  const conflicts = conflictsOf({ base, mine, theirs, sent: session.sent })
  return conflicts.length > 0 ? { now, conflicts } : undefined
}

/** Kept text that equals the ad is no conflict: it was saved, and the answer was lost. */
function findInitialConflict(session: Session, { own, start, isStale, keptBase }: EditorOptions) {
  if (!own || !isStale) return undefined
  const mine = readTyped(start, session).values
  return findConflict({ now: own, base: keptBase, mine, session })
}

function beginSession(options: EditorOptions, language: Language) {
  const { own, stored, sent, owner, lookups } = options
  const { types, linkHosts } = lookups
  const session = newSession({ own, stored, sent, owner, types, linkHosts, language })
  const initialConflict = findInitialConflict(session, options)
  // Until the user has decided, nothing overwrites the newer version, not even after a reload.
  if (initialConflict) {
    returnTo(session, { version: options.start.version, base: options.keptBase })
  }
  return { session, initialConflict }
}

export function useBasis(options: EditorOptions) {
  const { own, owner } = options
  const language = useLanguage()
  const [{ session, initialConflict }] = useState(() => beginSession(options, language))
  const [conflict, setConflict] = useState(initialConflict)
  const [saved, setSaved] = useState<OwnProperty | undefined>(own?.property)
  const isDraft = (saved?.state ?? 'draft') === 'draft'
  const keptAs = storageName(owner, saved?.id)
  /**
   * Adopts a newer version of the ad where nobody else changed it. True if this is for the user:
   * somebody did, or the draft was published meanwhile and is no longer saved by itself.
   */
  const resolveNewer = (now: OwnAd, { values: mine }: TypedReading): boolean => {
    const found = findConflict({ now, base: session.base, mine, session })
    setConflict(found)
    setSaved(now.property)
    if (!found) rebase(session, now)
    return found !== undefined || (isDraft && now.property.state !== 'draft')
  }
  return { session, saved, setSaved, isDraft, owner, keptAs, conflict, resolveNewer }
}

export type Basis = ReturnType<typeof useBasis>

export function useReader({ start, lookups }: EditorOptions, element: FormControl['element']) {
  const language = useLanguage()
  const { types, linkHosts } = lookups
  const last = useRef(start)
  /** Once the form is gone, what stood in it when it was read last. */
  const typedNow = (): Typed => {
    const form = element.current
    if (form) last.current = Object.fromEntries(new FormData(form)) as Record<string, string>
    return last.current
  }
  return { typedNow, read: () => readTyped(typedNow(), { types, linkHosts, language }) }
}

/** Writes the version itself: React may render it later, and the kept text would seem outdated. */
export function storeForm({ session, owner }: Basis, form: HTMLFormElement) {
  const version = form.elements.namedItem('version') as HTMLInputElement
  version.value = session.version.tag ?? ''
  storeTyped(storageName(owner, session.id), form)
  storeBasisOf(session)
}

/** Text that was refused or is newer stays kept. */
export function storeUnsent(
  basis: Basis,
  { values, faults }: TypedReading,
  form: HTMLFormElement | null,
) {
  const { session, owner } = basis
  const isRefused = faults.length > 0 || refusedOf(session, values).length > 0
  if (!isRefused && !isChanged(session, values)) forgetText(owner, session.id)
  else if (form) storeForm(basis, form)
}
