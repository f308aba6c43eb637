import type { AccountId } from './account.ts'

export type Opened = { accountId: AccountId; token: string; refreshToken: string }

/** Where a call comes from, and the cookies of its session. */
export type Caller = {
  address: string
  userAgent: string
  /** Multiplies limits: a demo is generous to its own machine. */
  allowance: number
  /** Whether its account is known (decision 31): what new ones do counts for their network as well. */
  isKnown: boolean
  /** Our own address, with which mailed links begin. */
  origin: () => string
  bearer: string | undefined
  refreshToken: string | undefined
  keep: (opened: Opened, userName: string) => void
  /** Lets the pages call the owner by another name. */
  greet: (userName: string) => void
  forget: () => void
  /** Has the browser forget what our pages kept in it (ASVS 14.3.1). */
  clearStorage: () => void
}
