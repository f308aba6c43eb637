import type { AccountId } from './account.ts'

export type Opened = { accountId: AccountId; token: string; refreshToken: string }

export type Caller = {
  address: string
  userAgent: string
  /** A demo multiplies the limits for its own machine. */
  allowance: number
  /** Actions of unknown accounts also count for their network (docs/decisions/0031). */
  isKnown: boolean
  origin: () => string
  bearer: string | undefined
  refreshToken: string | undefined
  keep: (opened: Opened, userName: string) => void
  greet: (userName: string) => void
  forget: () => void
  /** Clear-Site-Data (ASVS 14.3.1). */
  clearStorage: () => void
}
