import { keptTyped } from '#ui/form/typed.ts'
import { typedOf } from '../rules/typed/of-property.ts'
import type { Typed } from '../rules/typed/values.ts'
import type { OwnAd } from './saving/session.ts'

/** Under which this tab keeps what was typed: whoever logs in next never sees it. */
export const keptName = (owner: string, id: number | undefined) => `ad of ${owner}/${id ?? 'new'}`

/** What the form begins with. `isStale`: the kept text was written over another version. */
export type Beginning = {
  own: OwnAd | undefined
  start: Typed
  isStale: boolean
  /** The name of who is logged in: it is gone once the session has ended. */
  owner: string
}

/** A new form, an ad as it is saved, and over both what this tab kept (a session that ended). */
export function beginningOf(own: OwnAd | undefined, blank: Typed, owner: string): Beginning {
  const kept = Object.fromEntries(keptTyped(keptName(owner, own?.property.id))) as Typed
  const start = { ...(own ? typedOf(own.property) : blank), ...kept }
  const isStale = own !== undefined && Boolean(kept.version) && kept.version !== own.version.tag
  return { own, start, isStale, owner }
}
