import * as z from 'zod/mini'
import { User } from '#features/accounts/account/contract.ts'
import { endpoint } from '#platform/endpoint/endpoint.ts'

const Row = z.record(z.string(), z.unknown())

/** An account with the identity number that was given with its registration. */
export const ExportedAccount = z.extend(User, { idNumber: z.nullable(z.string()) })

/** Everything that is stored about an account and its owner, except secrets and their hashes. */
export const PersonalData = z.object({
  exportedAt: z.string(),
  account: ExportedAccount,
  sessions: z.array(Row),
  devices: z.array(Row),
  properties: z.array(Row),
  memberships: z.array(Row),
  invitations: z.array(Row),
  files: z.array(Row),
  mails: z.array(Row),
  events: z.array(Row),
  feeds: z.array(Row),
  favorites: z.array(Row),
  messages: z.array(Row),
  subscriptions: z.array(Row),
  propertyRequests: z.array(Row),
  financeApplications: z.array(Row),
  fundraisingRequests: z.array(Row),
  searches: z.array(Row),
  packages: z.array(Row),
  payments: z.array(Row),
})
export type PersonalData = z.output<typeof PersonalData>

/**
 * All personal data of the account, to keep or to take elsewhere (Federal Decree-Law 45 of 2021).
 * 403 `password_needed` when the password was confirmed more than {proofMinutes} minutes ago.
 */
export const exportAccount = endpoint({
  summary: 'Export your personal data',
  method: 'GET',
  path: '/auth/export',
  access: 'account',
  lane: 'slow',
  reply: z.object({ export: PersonalData }),
})

/** The password, to confirm that the account shall be erased. */
export const Erasure = z.object({
  password: z.string().check(z.minLength(1, 'required'), z.maxLength(1_024)),
})

/**
 * Erases the account at once and for good: personal data is deleted, ads are closed, all sessions
 * end. 422 `password` when it is wrong.
 */
export const eraseAccount = endpoint({
  summary: 'Erase your account',
  method: 'DELETE',
  path: '/auth/account',
  access: 'account',
  lane: 'password',
  body: Erasure,
  reply: z.object({}),
})
