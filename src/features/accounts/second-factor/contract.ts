import * as z from 'zod/mini'
import { endpoint } from '#platform/endpoint/endpoint.ts'
import { codeField } from '#platform/endpoint/person-fields.ts'

export { codeDigits, codeSeconds } from '#platform/endpoint/person-limits.ts'

/** ASVS 7.5.1: being logged in is not enough to change how one logs in. */
const password = z.string().check(z.minLength(1, 'required'), z.maxLength(1_024))

const code = z.pipe(codeField(), z.string().check(z.minLength(1, 'required')))

/** The password of the account. */
export const SecondFactorStart = z.object({ password })
/** A code of the authenticator app. */
export const SecondFactorCode = z.object({ code })
/** The password, and a code of the authenticator app or a recovery code. */
export const SecondFactorEnd = z.object({ password, code })

/** The secret as text, as an address for apps, and a picture of that address. */
export const StartedFactor = z.object({ secret: z.string(), uri: z.string(), qrCode: z.string() })
export type StartedFactor = z.output<typeof StartedFactor>

/**
 * Starts the setup of codes from an authenticator app (RFC 6238). They are needed once one was
 * confirmed. `qrCode` is a picture of `uri` as a data URL; `secret` is the same for typing. Each
 * call makes a new secret, and only the last one counts. 409 when codes are already on.
 */
export const startSecondFactor = endpoint({
  summary: 'Set up an authenticator app',
  method: 'POST',
  path: '/auth/second-factor',
  access: 'account',
  lane: 'password',
  body: SecondFactorStart,
  status: 201,
  answersSecret: true,
  refusals: [409],
  reply: z.object({ secondFactor: StartedFactor }),
})

/**
 * Turns the codes on with one of them and ends all other sessions. The answer has {recoveryCodeCount} recovery
 * codes, each good for one login without the app. They are shown again only for the same
 * `Idempotency-Key`. 409 when codes are already on.
 */
export const confirmSecondFactor = endpoint({
  summary: 'Turn on the authenticator app',
  method: 'POST',
  path: '/auth/second-factor/confirm',
  access: 'account',
  body: SecondFactorCode,
  status: 201,
  refusals: [409],
  reply: z.object({ recoveryCodes: z.array(z.string()) }),
})

/** Needs the password and a code of the app or a recovery code. 409 when codes are off. */
export const endSecondFactor = endpoint({
  summary: 'Turn off the authenticator app',
  method: 'DELETE',
  path: '/auth/second-factor',
  access: 'account',
  lane: 'password',
  body: SecondFactorEnd,
  refusals: [409],
  reply: z.object({}),
})
