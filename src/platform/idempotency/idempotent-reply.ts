import type { FastifyReply, FastifyRequest } from 'fastify'
import { keyedHash } from '../database/keyed-hash.ts'
import { isCreation } from '../endpoint/endpoint.ts'
import { Refusal } from '../refusal.ts'
import type { Input, ReadyCall, Surroundings } from '../run-call.ts'
import type { Vault } from '../secrets/vault.ts'
import { holdTransaction } from './request-transaction.ts'
import { claimKey, findKept, freeKey, keepAnswer } from './kept-answers.ts'

/** Somebody else was quicker under the same key. */
class Taken extends Error {}

type Once = { hashes: Buffer[]; hash: Buffer; requestHash: Buffer; vault: Vault }

function keyOf({ headers }: FastifyRequest): string {
  const key = headers['idempotency-key']
  if (typeof key === 'string' && /^[\x21-\x7e]{1,255}$/.test(key)) return key
  throw new Refusal(422, [{ code: 'invalid_key', path: 'Idempotency-Key' }])
}

/**
 * Whose key it is: the account's, or the visitor's. A visitor's first request has no cookie yet and
 * the next may carry one, so the address is looked under as well.
 */
function ownersOf({ account, visitor, caller }: Surroundings): string[] {
  if (account) return [`account/${account.id}`]
  const known = visitor.known()
  return [...(known ? [`visitor/${known}`] : []), `from/${caller.address}`]
}

const usedOtherwise = () =>
  new Refusal(422, [{ code: 'key_used_otherwise', path: 'Idempotency-Key' }])

/** It was done, and is not done again: who made many later calls finds what this one made. */
const answerGone = () => new Refusal(409, [{ code: 'answer_gone', path: 'Idempotency-Key' }])

async function findAnswer({ hashes, requestHash, vault }: Once, { db, now }: Surroundings) {
  const kept = await findKept(db, vault, { hashes, now })
  if (kept === undefined) return undefined
  if (!kept.requestHash.equals(requestHash)) throw usedOtherwise()
  if (kept.answer === undefined) throw answerGone()
  return kept.answer
}

/** PostgreSQL gave up waiting for whoever holds the key. */
const isLockTimeout = (error: unknown) => (error as { code?: string }).code === '55P03'

/**
 * The handler's work, the key and the answer are one transaction: a process that is killed leaves
 * all of it or nothing. A refusal keeps what it would keep without a key, and frees the key.
 */
async function answerAnew(call: ReadyCall, input: Input, parts: Surroundings & Once) {
  const { hash, requestHash, vault, account, now } = parts
  const claim = { hash, requestHash, accountId: account?.id, now }
  const held = holdTransaction(parts.db, async (tx) => {
    if (!(await claimKey(tx, claim))) throw new Taken()
  })
  try {
    const answer = await call.answer(input, { ...parts, db: held.db })
    if (typeof answer !== 'string')
      throw new Error(`${call.name} is sent in pieces, which are not kept`)
    await held.commit((tx) => keepAnswer(tx, vault, { hash, answer, accountId: account?.id }))
    return answer
  } catch (error) {
    if (error instanceof Refusal) await held.commitBegun((tx) => freeKey(tx, hash))
    else await held.rollback()
    throw error
  }
}

/** A creating POST with `Idempotency-Key`: the same request twice is done once. */
async function answerOnce(
  call: ReadyCall,
  input: Input,
  { request, vault, ...surroundings }: Surroundings & { request: FastifyRequest; vault: Vault },
): Promise<{ answer: string; isRepeated: boolean }> {
  const key = keyOf(request)
  const { db } = surroundings
  const hashes = ownersOf(surroundings).map((owner) => keyedHash(db, 'key', owner, key))
  const [hash = keyedHash(db, 'key', key)] = hashes
  const { params, query, body } = input
  const asked = JSON.stringify([params, query, body ?? null])
  const requestHash = keyedHash(db, 'request', call.name, asked)
  const once = { hashes, hash, requestHash, vault }
  const kept = await findAnswer(once, surroundings)
  if (kept !== undefined) return { answer: kept, isRepeated: true }
  try {
    const answer = await answerAnew(call, input, { ...surroundings, ...once })
    return { answer, isRepeated: false }
  } catch (error) {
    if (!(error instanceof Taken) && !isLockTimeout(error)) throw error
    const answer = await findAnswer(once, surroundings)
    if (answer !== undefined) return { answer, isRepeated: true }
    throw new Refusal(409, [{ code: 'still_running' }], 1)
  }
}

type Asked = Surroundings & { request: FastifyRequest; reply: FastifyReply; vault: Vault }

/** Answers a call, or repeats what it was answered before under the same key. */
export async function answerOf(call: ReadyCall, input: Input, { reply, ...asked }: Asked) {
  const { request, vault: _, ...surroundings } = asked
  const hasKey = request.headers['idempotency-key'] !== undefined
  if (!hasKey || !isCreation(call.endpoint)) return call.answer(input, surroundings)
  const { answer, isRepeated } = await answerOnce(call, input, asked)
  if (isRepeated) reply.header('idempotency-replayed', 'true')
  return answer
}
