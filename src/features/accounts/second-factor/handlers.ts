import encodeQR from 'qr'
import { dropEmailLinks } from '#features/accounts/account/queries.ts'
import { isStillRight } from '#features/accounts/passwords/actions.ts'
import {
  findHolderById,
  type Holder,
  lockPassword,
} from '#features/accounts/passwords/queries/passwords.ts'
import type { Language } from '#i18n/language.ts'
import {
  type Call,
  type CreatingCall,
  type Db,
  type Handler,
  handle,
  handleCreation,
} from '#platform/handle.ts'
import type { Post } from '#platform/mail/mail-queue.ts'
import { Refusal } from '#platform/refusal.ts'
import { addressOf, newRecoveryCodes, newSecret } from '#platform/secrets/one-time-codes.ts'
import type { Passwords } from '#platform/secrets/passwords.ts'
import type { Vault } from '#platform/secrets/vault.ts'
import type { Account } from '#platform/session/account.ts'
import type { Caller } from '#platform/session/caller.ts'
import { keepOnlyDevice } from '#platform/session/devices.ts'
import { requireSession } from '#platform/session/proof.ts'
import { endSessions } from '#platform/session/sessions.ts'
import { throttleOwner } from '#platform/session/throttle.ts'
import { accountKeys, forgetAttempts, requireAttempt } from '#platform/session/login-attempts.ts'
import { confirmSecondFactor, endSecondFactor, startSecondFactor } from './contract.ts'
import { mailFactorChange } from './mail.ts'
import {
  beginFactor,
  confirmFactor,
  findFactorState,
  storeRecoveryCodes,
  removeFactor,
  redeemCode,
} from './queries.ts'

type Dependencies = { post: Post; passwords: Passwords; vault: Vault }

type Comparison = { password: string; passwords: Passwords; caller: Caller }

type FactorChange = { db: Db; account: Account; caller: Caller; language: Language; now: Date }

const alreadyOn = () => new Refusal(409, [{ code: 'second_factor_on' }])

const notOn = () => new Refusal(409, [{ code: 'second_factor_off' }])

const wrongCode = () => new Refusal(422, [{ code: 'invalid_code', path: 'code' }])

const wrongPassword = () => new Refusal(422, [{ code: 'invalid_password', path: 'password' }])

async function proveOwner(
  call: FactorChange,
  password: string,
  { passwords }: Dependencies,
): Promise<Holder> {
  const { db, account, caller, now } = call
  await throttleOwner(db, 'password', { account, allowance: caller.allowance, now })
  const holder = await findHolderById(db, account.id)
  if (await passwords.isRight(password, holder.passwordHash, caller)) return holder
  throw wrongPassword()
}

async function requireSamePassword(tx: Db, holder: Holder, compared: Comparison) {
  if (!(await isStillRight(tx, holder, compared))) throw wrongPassword()
}

/** ASVS 6.6.3: codes are limited as passwords are. `spend` throws for a wrong one. */
async function proveCode<T>({ db, account, caller, now }: FactorChange, spend: () => Promise<T>) {
  const { factor: key } = accountKeys(account.id)
  await requireAttempt(db, { key, allowance: caller.allowance, now })
  const spent = await spend()
  await forgetAttempts(db, [key])
  return spent
}

/** The background is light, since cameras cannot read the code on a dark page. */
function pictureOf(uri: string): string {
  const ground = '<rect width="100%" height="100%" fill="#fff"/>'
  const svg = encodeQR(uri, 'svg', { ecc: 'medium' }).replace('><path', `>${ground}<path`)
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
}

async function switchOn(
  call: CreatingCall<typeof confirmSecondFactor>,
  { post, vault }: Dependencies,
) {
  const { db, account, body, visitor, now } = call
  const { id: accountId, sessionId } = account
  const state = await findFactorState(db, accountId)
  if (state === 'on') throw alreadyOn()
  // Setup needs a password, so that a session alone cannot use up the owner's tries.
  if (state === 'none') throw wrongCode()
  const recoveryCodes = newRecoveryCodes()
  return proveCode(call, () =>
    call.transact(async (tx) => {
      // A session that a new password has ended must not lock the owner out.
      await lockPassword(tx, accountId)
      await requireSession(tx, account)
      // Returned and not thrown, so that the transaction commits and a used code stays used.
      if (!(await confirmFactor(tx, vault, { accountId, code: body.code, now }))) return wrongCode()
      await storeRecoveryCodes(tx, accountId, recoveryCodes)
      await endSessions(tx, { accountId, but: sessionId })
      await dropEmailLinks(tx, accountId)
      await keepOnlyDevice(tx, { accountId, visitorId: visitor.id(), now })
      const holder = await findHolderById(tx, accountId)
      await mailFactorChange(tx, { ...holder, isOn: true }, { ...call, post })
      return { recoveryCodes }
    }),
  )
}

async function begin(call: Call<typeof startSecondFactor>, dependencies: Dependencies) {
  const { passwords, vault } = dependencies
  const { password } = call.body
  const holder = await proveOwner(call, password, dependencies)
  const secret = newSecret()
  const accountId = call.account.id
  const isBegun = await call.db.transaction().execute(async (tx) => {
    await requireSamePassword(tx, holder, { password, passwords, caller: call.caller })
    return beginFactor(tx, vault, { accountId, secret })
  })
  if (!isBegun) throw alreadyOn()
  const uri = addressOf(secret, holder.email)
  return { secret, uri, qrCode: pictureOf(uri) }
}

async function switchOff(call: Call<typeof endSecondFactor>, dependencies: Dependencies) {
  const { db, account, body, now } = call
  const { id: accountId } = account
  const holder = await proveOwner(call, body.password, dependencies)
  if ((await findFactorState(db, accountId)) !== 'on') throw notOn()
  await proveCode(call, async () => {
    const typed = { accountId, code: body.code, now }
    if (!(await redeemCode(db, dependencies.vault, typed))) throw wrongCode()
  })
  await db.transaction().execute(async (tx) => {
    await requireSamePassword(tx, holder, {
      ...dependencies,
      caller: call.caller,
      password: body.password,
    })
    await removeFactor(tx, accountId)
    await mailFactorChange(tx, { ...holder, isOn: false }, { ...call, post: dependencies.post })
  })
}

export const secondFactorHandlers = (dependencies: Dependencies): Handler[] => [
  handle(startSecondFactor, async (call) => ({ secondFactor: await begin(call, dependencies) })),

  handleCreation(confirmSecondFactor, async (call) => {
    const reply = await switchOn(call, dependencies)
    call.log.info({ accountId: call.account.id }, 'second factor on')
    return reply
  }),

  handle(endSecondFactor, async (call) => {
    await switchOff(call, dependencies)
    call.log.info({ accountId: call.account.id }, 'second factor off')
    return {}
  }),
]
