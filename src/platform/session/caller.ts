import type { PartialText } from '#i18n/texts/both-texts.ts'
import type { AccountId } from './account.ts'

export type OpenedSession = { accountId: AccountId; token: string; refreshToken: string }

/** `names`: in each language of the site, null where there is none. */
export type UserNames = { name: string; names: PartialText }

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
  keep: (opened: OpenedSession, user: UserNames) => void
  greet: (user: UserNames) => void
  forget: () => void
  /** Clear-Site-Data (ASVS 14.3.1). */
  clearStorage: () => void
}
