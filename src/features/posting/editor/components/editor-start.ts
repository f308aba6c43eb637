import { forgetTyped, readStoredTyped } from '#ui/form/typed.ts'
import { typedOf } from '../rules/typed/of-property.ts'
import type { Typed, Values } from '../rules/typed/values.ts'
import { forgetBasis, readBasis, storeBasis } from './saving/kept-basis.ts'
import type { OwnAd, Session } from './saving/session.ts'

/** The name holds the account: the next person to log in on this tab does not see the text. */
export const storageName = (owner: string, id: number | undefined) =>
  `ad of ${owner}/${id ?? 'new'}`

/** `isStale`: the kept text was written over another version of the ad. */
export type EditorStart = {
  own: OwnAd | undefined
  /** What the server has, or the defaults of an ad that it does not have yet. */
  stored: Typed
  start: Typed
  isStale: boolean
  /** What the ad had when the kept text was written; empty if this is not known. */
  keptBase: Values
  sent: readonly Values[]
  /** The user's name, which is unknown once the session has ended. */
  owner: string
}

/** Kept text replaces saved values: the session may have ended before it was saved. */
export function findEditorStart(own: OwnAd | undefined, blank: Typed, owner: string): EditorStart {
  const name = storageName(owner, own?.property.id)
  const kept = Object.fromEntries(readStoredTyped(name)) as Typed
  const known = own && readBasis(name)
  const stored = own ? typedOf(own.property) : blank
  const start = { ...stored, ...kept }
  // Text of a creation whose answer had no version is kept with an empty one.
  const isStale = own !== undefined && 'version' in kept && kept.version !== (own.version.tag ?? '')
  return {
    own,
    stored,
    start,
    isStale,
    keptBase: known?.base ?? {},
    sent: known?.sent ?? [],
    owner,
  }
}

export function storeBasisOf({ owner, id, base, sent }: Session) {
  if (id !== undefined) storeBasis(storageName(owner, id), { base, sent })
}

export function forgetText(owner: string, id: number | undefined) {
  const name = storageName(owner, id)
  forgetTyped(name)
  forgetBasis(name)
}
