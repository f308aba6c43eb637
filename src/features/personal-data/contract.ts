import * as z from 'zod/mini'
import { User } from '#features/accounts/contract.ts'
import { endpoint } from '#platform/endpoint/endpoint.ts'

/** All that a row holds, under the names of its columns in camelCase. */
const Row = z.record(z.string(), z.unknown())

/** Everything that is kept about an account and its owner, secrets and their hashes excepted. */
export const PersonalData = z.object({
  exportedAt: z.string(),
  account: z.extend(User, { idNumber: z.nullable(z.string()) }),
  sessions: z.array(Row),
  devices: z.array(Row),
  properties: z.array(Row),
  memberships: z.array(Row),
  invitations: z.array(Row),
  files: z.array(Row),
  mails: z.array(Row),
  events: z.array(Row),
  feeds: z.array(Row),
})
export type PersonalData = z.output<typeof PersonalData>

/**
 * One's own personal data, to keep or to take elsewhere (Federal Decree-Law 45 of 2021). 403
 * `password_needed` where the password was given more than five minutes ago.
 */
export const exportAccount = endpoint({
  method: 'GET',
  path: '/auth/export',
  access: 'account',
  lane: 'slow',
  reply: z.object({ export: PersonalData }),
})

export const Erasure = z.object({
  password: z.string().check(z.minLength(1, 'required'), z.maxLength(1_024)),
})

/**
 * Erases one's account at once and for good: personal data is wiped, ads are closed, all sessions
 * end. 422 `password` where it is not right.
 */
export const eraseAccount = endpoint({
  method: 'DELETE',
  path: '/auth/account',
  access: 'account',
  lane: 'password',
  body: Erasure,
  reply: z.object({}),
})
