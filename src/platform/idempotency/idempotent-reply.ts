import type { FastifyReply, FastifyRequest } from 'fastify'
import { keyedHash } from '../database/keyed-hash.ts'
import { isCreation } from '../endpoint/endpoint.ts'
import type { Visitor } from '../handle.ts'
import { idOfHash } from '../secrets/tokens.ts'
import { Refusal } from '../refusal.ts'
import type {
  HandlerAnswer,
  Input,
  ReadyCall,
  RequestContext,
  RunTransaction,
} from '../run-call.ts'
import type { Vault } from '../secrets/vault.ts'
import { claimKey, findKept, freeKey, storeAnswer } from './kept-answers.ts'
import { inRequestTransaction } from './request-transaction.ts'

class Taken extends Error {}

type KeyedRequest = { hashes: Buffer[]; hash: Buffer; requestHash: Buffer; vault: Vault }

export const maxKeyLength = 255
const keyPattern = new RegExp(`^[\\x21-\\x7e]{1,${maxKeyLength}}$`)

function keyOf({ headers }: FastifyRequest): string {
  const key = headers['idempotency-key']
  if (typeof key === 'string' && keyPattern.test(key)) return key
  throw new Refusal(422, [
    { code: 'invalid_key', path: 'Idempotency-Key', values: { maximum: maxKeyLength } },
  ])
}

/** A repeated request may carry the visitor cookie that the first one did not, so both count. */
function ownersOf({ account, visitor, caller }: RequestContext): string[] {
  if (account) return [`account/${account.id}`]
  const known = visitor.known()
  return [...(known ? [`visitor/${known}`] : []), `from/${caller.address}`]
}

const usedOtherwise = () =>
  new Refusal(422, [{ code: 'key_used_otherwise', path: 'Idempotency-Key' }])

/** The request was done and must not be repeated, though newer answers have displaced its own. */
const answerGone = () => new Refusal(409, [{ code: 'answer_gone', path: 'Idempotency-Key' }])

async function findAnswer(
  { hashes, requestHash, vault }: KeyedRequest,
  { db, now }: RequestContext,
) {
  const kept = await findKept(db, vault, { hashes, now })
  if (kept === undefined) return undefined
  if (!kept.requestHash.equals(requestHash)) throw usedOtherwise()
  if (kept.answer === undefined) throw answerGone()
  return kept.answer
}

/** PostgreSQL: lock_timeout while another transaction holds the key. */
const isLockTimeout = (error: unknown) => (error as { code?: string }).code === '55P03'

/** Another request with this key may have finished since the look-up. */
const isPossiblyDone = (error: unknown) =>
  error instanceof Taken || isLockTimeout(error) || (error instanceof Refusal && error.status < 500)

/** Key, work and answer commit together, so a killed process leaves all or nothing. */
const keyedTransaction =
  (
    { db, account, now }: RequestContext,
    { hash, requestHash, vault }: KeyedRequest,
  ): RunTransaction =>
  (work) =>
    inRequestTransaction(db, async (tx) => {
      const accountId = account?.id
      if (!(await claimKey(tx, { hash, requestHash, accountId, now }))) throw new Taken()
      const created = await work(tx)
      if (created instanceof Refusal) await freeKey(tx, hash)
      else {
        const { text: answer, about } = created
        await storeAnswer(tx, vault, { hash, answer, about, accountId })
      }
      return created
    })

/**
 * An answer can be lost with the cookie that it set. A new visitor's id is therefore derived from the key,
 * so that the repeated answer sets the same cookie, and what was stored is not left to nobody.
 */
function visitorOfKey({ db, visitor, caller }: RequestContext, keyed: KeyedRequest): Visitor {
  const parts = [keyed.hash, keyed.requestHash].map((hash) => hash.toString('hex'))
  const id = () => idOfHash(keyedHash(db, 'visitor', ...parts, caller.userAgent))
  return { ...visitor, id: () => visitor.id(id()) }
}

const isOfVisitor = ({ endpoint: { access } }: ReadyCall, { account }: RequestContext) =>
  !account && (access === 'visitor' || access === 'anyone')

async function answerOnce(
  call: ReadyCall,
  input: Input,
  { key, vault, ...context }: RequestContext & { key: string; vault: Vault },
): Promise<{ answer: HandlerAnswer; isRepeated: boolean }> {
  const { db } = context
  const hashes = ownersOf(context).map((owner) => keyedHash(db, 'key', owner, key))
  const [hash = keyedHash(db, 'key', key)] = hashes
  const { params, query, body } = input
  const asked = JSON.stringify([params, query, body ?? null])
  const requestHash = keyedHash(db, 'request', call.name, asked)
  const keyedRequest = { hashes, hash, requestHash, vault }
  const visitor = visitorOfKey(context, keyedRequest)
  const repeat = async () => {
    const kept = await findAnswer(keyedRequest, context)
    if (kept !== undefined && isOfVisitor(call, context)) visitor.id()
    return kept
  }
  const kept = await repeat()
  if (kept !== undefined) return { answer: kept, isRepeated: true }
  try {
    const transact = keyedTransaction(context, keyedRequest)
    const answer = await call.answer(input, { ...context, visitor }, transact)
    return { answer, isRepeated: false }
  } catch (error) {
    if (!isPossiblyDone(error)) throw error
    const answer = await repeat()
    if (answer !== undefined) return { answer, isRepeated: true }
    throw error instanceof Refusal ? error : new Refusal(409, [{ code: 'still_running' }], 1)
  }
}

type ReplyContext = RequestContext & {
  request: FastifyRequest
  reply: FastifyReply
  vault: Vault
  /** Of a request whose sender has none. */
  key?: string | undefined
}

export async function answerOf(call: ReadyCall, input: Input, asked: ReplyContext) {
  const { request, reply, vault, key: given, ...context } = asked
  const hasKey = given !== undefined || request.headers['idempotency-key'] !== undefined
  if (!hasKey || !isCreation(call.endpoint)) return call.answer(input, context)
  const key = given ?? keyOf(request)
  const { answer, isRepeated } = await answerOnce(call, input, { ...context, key, vault })
  if (isRepeated) reply.header('idempotency-replayed', 'true')
  return answer
}
