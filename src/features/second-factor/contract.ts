import * as z from 'zod/mini'
import { endpoint } from '#platform/endpoint/endpoint.ts'
import { codeField } from '#platform/endpoint/person-fields.ts'

/** Being logged in is not enough to change how one logs in (ASVS 7.5.1). */
const password = z.string().check(z.minLength(1, 'required'), z.maxLength(1_024))

const code = z.pipe(codeField(), z.string().check(z.minLength(1, 'required')))

export const SecondFactorStart = z.object({ password })
export const SecondFactorCode = z.object({ code })
export const SecondFactorEnd = z.object({ password, code })

/** The secret as letters, as an address for apps, and that address as a picture. */
export const StartedFactor = z.object({ secret: z.string(), uri: z.string(), qrCode: z.string() })
export type StartedFactor = z.output<typeof StartedFactor>

/**
 * Begins to set up codes of an authenticator app (RFC 6238); they count once one was confirmed.
 * `qrCode` is a picture of `uri` as a data address, `secret` the same for typing. 409 when on. Each
 * call makes another secret, and only the last one counts.
 */
export const startSecondFactor = endpoint({
  method: 'POST',
  path: '/auth/second-factor',
  access: 'account',
  lane: 'password',
  body: SecondFactorStart,
  status: 201,
  answersSecret: true,
  reply: z.object({ secondFactor: StartedFactor }),
})

/**
 * Switches it on with a code of the app and ends all other sessions. Answers ten recovery codes,
 * each good for one login without the app. They are shown again only to a call with the same
 * `Idempotency-Key`, whose answer was lost on its way; else 409 when on.
 */
export const confirmSecondFactor = endpoint({
  method: 'POST',
  path: '/auth/second-factor/confirm',
  access: 'account',
  body: SecondFactorCode,
  status: 201,
  reply: z.object({ recoveryCodes: z.array(z.string()) }),
})

/** Switches it off with the password and a code of the app or a recovery code. */
export const endSecondFactor = endpoint({
  method: 'DELETE',
  path: '/auth/second-factor',
  access: 'account',
  lane: 'password',
  body: SecondFactorEnd,
  reply: z.object({}),
})
