import { readMyProperty } from '#features/posting/own-ads/contract/own-ads.ts'
import {
  type AdBody,
  createProperty,
  updateProperty,
} from '#features/posting/submission/contract.ts'
import { call, CallFailure, type Version } from '#platform/call.ts'
import type { OwnProperty } from '#features/posting/own-ads/contract/own-ads.ts'
import type { FormFault } from '#ui/form/form-state.ts'
import { bodyOf, type Values } from '../../rules/typed/values.ts'
import { storeBasisOf } from '../editor-start.ts'
import { creationOf, forgetCreation } from './creation.ts'
import {
  adoptChanges,
  adoptCreated,
  changesIn,
  forgetLastSent,
  isUncertain,
  noteSent,
  type OwnAd,
  refuse,
  type Session,
  wholeOf,
} from './session.ts'

export type SaveResult =
  | { kind: 'done'; property?: OwnProperty }
  /** No answer, or one that says nothing about the ad: it is tried again. */
  | { kind: 'unsent' }
  | { kind: 'refused'; faults: readonly FormFault[] }
  | { kind: 'stale'; now: OwnAd }
  | { kind: 'gone' }

/** Milliseconds: what hangs is sent again. */
const maxSaveMs = 30_000

const isAway = ({ status }: CallFailure) =>
  status === 0 || status >= 500 || status === 429 || status === 401

const hasCode = ({ faults }: CallFailure, code: string) =>
  faults.some((fault) => fault.code === code)

async function readAgain(session: Session, id: number): Promise<SaveResult> {
  const version: Version = {}
  const input = { params: { id } }
  const { language } = session
  const signal = AbortSignal.timeout(maxSaveMs)
  const { property } = await call(readMyProperty, input, { language, version, signal })
  const [found] = property.propertyData
  return found ? { kind: 'stale', now: { property: found, version } } : { kind: 'gone' }
}

async function toFailedResult(session: Session, error: unknown): Promise<SaveResult> {
  if (!(error instanceof CallFailure)) throw error
  if (isAway(error) || hasCode(error, 'still_running')) return { kind: 'unsent' }
  if (hasCode(error, 'changed_meanwhile')) {
    return readNewer(session)
  }
  if (error.status === 404) return { kind: 'gone' }
  return { kind: 'refused', faults: error.faults }
}

function readNewer(session: Session, id = session.id ?? 0): Promise<SaveResult> {
  return readAgain(session, id).catch((error: unknown) => toFailedResult(session, error))
}

/** Repeats an unanswered creation with the same body and key, so that one draft is made. */
async function create(session: Session, values: Values): Promise<SaveResult> {
  const { language, version } = session
  const draftBody = { ...bodyOf(wholeOf(session, values)), draft: true }
  const { body, key } = creationOf(draftBody, session.owner)
  const headers = { 'idempotency-key': key }
  try {
    const { property } = await call(
      createProperty,
      { body: body as AdBody },
      { language, version, headers, signal: AbortSignal.timeout(maxSaveMs) },
    )
    // The answer to a repeated creation has no version: others may have changed the ad since.
    const newer = version.tag ? undefined : await readNewer(session, property.id)
    if (!newer || newer.kind === 'stale') adoptCreated(session, property)
    return newer ?? { kind: 'done', property }
  } catch (error) {
    const saved = await toFailedResult(session, error)
    if (saved.kind !== 'unsent') forgetCreation()
    return saved
  }
}

export async function update(
  session: Session,
  values: Values,
  extra: Partial<AdBody> = {},
): Promise<SaveResult> {
  const { id = 0, language, version } = session
  const changes = changesIn(session, values)
  const body = { ...bodyOf(changes), ...extra } as AdBody
  const headers = version.tag ? { 'if-match': version.tag } : {}
  noteSent(session, changes)
  // Before the call, since the page may be reloaded before the answer.
  storeBasisOf(session)
  try {
    const way = { language, version, headers, signal: AbortSignal.timeout(maxSaveMs) }
    const { property } = await call(updateProperty, { params: { id }, body }, way)
    adoptChanges(session, changes)
    return { kind: 'done', property }
  } catch (error) {
    const saved = await toFailedResult(session, error)
    if (saved.kind === 'refused') forgetLastSent(session)
    return saved
  }
}

/** Sends again over a newer version of the ad, unless `isLast` says that this is for the user. */
export async function sendUntilCurrent(
  send: () => Promise<SaveResult>,
  isLast: (now: OwnAd) => boolean,
): Promise<SaveResult> {
  const result = await send()
  if (result.kind !== 'stale' || isLast(result.now)) return result
  const next = await sendUntilCurrent(send, isLast)
  return next.kind === 'done' ? { property: result.now.property, ...next } : next
}

const isSettled = (session: Session, values: Values) =>
  Object.keys(changesIn(session, values)).length === 0

/** Refused fields do not keep the others from being saved. */
export async function saveDraft(session: Session, values: Values): Promise<SaveResult> {
  if (isSettled(session, values)) {
    if (session.id === undefined || !isUncertain(session)) return { kind: 'done' }
    return readNewer(session)
  }
  const isNew = session.id === undefined
  const saved = await (isNew ? create(session, values) : update(session, values))
  if (saved.kind === 'refused') {
    return refuse(session, saved.faults, values) ? saveDraft(session, values) : saved
  }
  // A repeated creation stored what was typed the first time, so later changes follow now.
  if (!isNew || saved.kind !== 'done' || isSettled(session, values)) return saved
  return saveDraft(session, values)
}
