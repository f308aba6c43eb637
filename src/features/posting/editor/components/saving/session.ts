import type { LinkHosts } from '#features/reference/link-hosts/rules.ts'
import type { PropertyType } from '#features/reference/catalogue/contract.ts'
import type { OwnProperty } from '#features/posting/own-ads/contract/own-ads.ts'
import type { Language } from '#i18n/language.ts'
import type { Version } from '#platform/call.ts'
import type { FormFault } from '#ui/form/form-state.ts'
import { typedOf } from '../../rules/typed/of-property.ts'
import { fieldOf, type Path } from '../../rules/typed/paths.ts'
import { changesOf, isSame, type Typed, type Value, type Values } from '../../rules/typed/values.ts'
import { readTyped } from './read-typed.ts'

export type OwnAd = { property: OwnProperty; version: Version }

type RefusedValue = { value: Value; fault: FormFault }

export type Session = {
  id: number | undefined
  version: Version
  base: Values
  /** The changes that were sent since the last answer. */
  sent: readonly Values[]
  refused: Map<Path, RefusedValue>
  types: readonly PropertyType[]
  linkHosts: LinkHosts
  language: Language
  owner: string
}

type SessionContext = Pick<Session, 'types' | 'linkHosts' | 'language'>

type SessionOptions = SessionContext &
  Pick<Session, 'owner' | 'sent'> & { own: OwnAd | undefined; stored: Typed }

const baseOf = (typed: Typed, session: SessionContext) => readTyped(typed, session).values

export function newSession({ own, stored, ...around }: SessionOptions): Session {
  return {
    id: own?.property.id,
    version: { ...own?.version },
    base: baseOf(stored, around),
    refused: new Map(),
    ...around,
  }
}

/** The ad as it was created, which is what was typed then, or at the first of several attempts. */
export function adoptCreated(session: Session, property: OwnProperty) {
  session.id = property.id
  session.base = baseOf(typedOf(property), session)
}

/** What was sent is the new base, even where the server writes it in another way. */
export function adoptChanges(session: Session, sent: Values) {
  session.base = { ...session.base, ...sent }
  session.sent = []
}

export function rebase(session: Session, { property, version }: OwnAd) {
  session.version.tag = version.tag ?? null
  session.base = baseOf(typedOf(property), session)
  session.sent = []
}

/** What is typed was written over an older version of the ad. */
export function returnTo(session: Session, older: { version: string | undefined; base: Values }) {
  session.version.tag = older.version ?? null
  session.base = older.base
}

/** Of more than these the first is known, which most likely arrived, and the newest. */
const maxSent = 10

export function noteSent(session: Session, changes: Values) {
  const { sent } = session
  const last = sent.at(-1)
  if (last && isSame(last, changes)) return
  session.sent = [...sent.slice(0, 1), ...sent.slice(1).slice(2 - maxSent), changes]
}

/** What the server has refused has not changed the ad. */
export function forgetLastSent(session: Session) {
  session.sent = session.sent.slice(0, -1)
}

/** Whether something was sent that the ad may have or not. */
export const isUncertain = ({ sent }: Session) => sent.length > 0

export const isChanged = ({ base }: Session, values: Values) =>
  Object.keys(changesOf(values, base)).length > 0

const isRefused = ({ refused }: Session, [path, value]: [string, unknown]) => {
  const before = refused.get(path as Path)
  return before !== undefined && isSame(before.value, value)
}

const withoutRefused = (session: Session, values: Values) =>
  Object.fromEntries(Object.entries(values).filter((entry) => !isRefused(session, entry))) as Values

/** A refused value is not sent again until it is another one. */
export function changesIn(session: Session, values: Values): Values {
  return withoutRefused(session, changesOf(values, session.base))
}

export function wholeOf(session: Session, values: Values): Values {
  const filledValues = Object.entries(values).filter(([, value]) => value !== null)
  return withoutRefused(session, Object.fromEntries(filledValues) as Values)
}

/** True if the other fields are worth another request. */
export function refuse(session: Session, faults: readonly FormFault[], values: Values): boolean {
  const { refused } = session
  const news = faults.flatMap((fault) => {
    const path = fieldOf(fault.path ?? '')
    if (!path) return []
    const value = values[path] ?? null
    return isRefused(session, [path, value]) ? [] : [{ path, value, fault }]
  })
  for (const { path, value, fault } of news) refused.set(path, { value, fault: { ...fault, path } })
  return news.length > 0
}

export const refusedOf = ({ refused }: Session, values: Values): FormFault[] =>
  [...refused].flatMap(([path, { value, fault }]) => (isSame(value, values[path]) ? [fault] : []))
