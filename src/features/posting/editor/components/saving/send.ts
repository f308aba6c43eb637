import { readMyProperty } from '#features/posting/own-ads/contract/own-ads.ts'
import {
  type AdBody,
  createProperty,
  updateProperty,
} from '#features/posting/submission/contract.ts'
import { userName } from '#platform/browser/bearer.ts'
import { call, CallFailure, type Version } from '#platform/call.ts'
import type { OwnProperty } from '#features/posting/own-ads/contract/own-ads.ts'
import type { FormFault } from '#ui/form/form-state.ts'
import { bodyOf, type Values } from '../../rules/typed/values.ts'
import { storeBasisOf } from '../editor-start.ts'
import { creationOf, forgetCreation } from './creation.ts'
import { adopt, changesIn, noteSent, type OwnAd, refuse, type Session, wholeOf } from './session.ts'

export type SaveResult =
  | { kind: 'done'; property?: OwnProperty }
  /** No answer, or one that says nothing about the ad: it is tried again. */
  | { kind: 'unsent' }
  | { kind: 'refused'; faults: readonly FormFault[] }
  /** Another editor saved first. */
  | { kind: 'stale'; now: OwnAd }
  | { kind: 'gone' }

const isAway = ({ status }: CallFailure) =>
  status === 0 || status >= 500 || status === 429 || status === 401

const hasCode = ({ faults }: CallFailure, code: string) =>
  faults.some((fault) => fault.code === code)

async function readAgain(session: Session): Promise<SaveResult> {
  const version: Version = {}
  const input = { params: { id: session.id ?? 0 } }
  const { property } = await call(readMyProperty, input, { language: session.language, version })
  const [found] = property.propertyData
  return found ? { kind: 'stale', now: { property: found, version } } : { kind: 'gone' }
}

async function toFailedResult(session: Session, error: unknown): Promise<SaveResult> {
  if (!(error instanceof CallFailure)) throw error
  if (isAway(error) || hasCode(error, 'still_running')) return { kind: 'unsent' }
  if (hasCode(error, 'changed_meanwhile')) {
    return readAgain(session).catch((current: unknown) => toFailedResult(session, current))
  }
  if (error.status === 404) return { kind: 'gone' }
  return { kind: 'refused', faults: error.faults }
}

/** Repeats an unanswered creation with the same body and key, so that one draft is made. */
async function create(session: Session, values: Values): Promise<SaveResult> {
  const { language, version } = session
  const draftBody = { ...bodyOf(wholeOf(session, values)), draft: true }
  const { body, key } = creationOf(draftBody, userName())
  const headers = { 'idempotency-key': key }
  try {
    const { property } = await call(
      createProperty,
      { body: body as AdBody },
      { language, version, headers },
    )
    adopt(session, property, {})
    return { kind: 'done', property }
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
    const way = { language, version, headers }
    const { property } = await call(updateProperty, { params: { id }, body }, way)
    adopt(session, property, changes)
    return { kind: 'done', property }
  } catch (error) {
    return toFailedResult(session, error)
  }
}

/**
 * Sends again over a newer version of the ad, unless the user has to decide, which `meet` says.
 */
export async function sendOver(
  send: () => Promise<SaveResult>,
  meet: (now: OwnAd) => boolean,
): Promise<SaveResult> {
  const result = await send()
  return result.kind === 'stale' && !meet(result.now) ? sendOver(send, meet) : result
}

const isSettled = (session: Session, values: Values) =>
  Object.keys(changesIn(session, values)).length === 0

/** Refused fields do not keep the others from being saved. */
export async function saveDraft(session: Session, values: Values): Promise<SaveResult> {
  if (isSettled(session, values)) return { kind: 'done' }
  const isNew = session.id === undefined
  const saved = await (isNew ? create(session, values) : update(session, values))
  if (saved.kind === 'refused') {
    return refuse(session, saved.faults, values) ? saveDraft(session, values) : saved
  }
  // A repeated creation stored what was typed the first time, so later changes follow now.
  if (saved.kind !== 'done' || isSettled(session, values)) return saved
  return saveDraft(session, values)
}
