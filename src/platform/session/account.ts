import type { Access, Role } from '../endpoint/endpoint.ts'

declare const minted: unique symbol

/** Only the session gate and the start of a session create one. */
export type AccountId = number & { readonly [minted]: true }

export type Account = { id: AccountId; role: Role; sessionId: string }

type OpenAccess = 'public' | 'visitor' | 'link' | 'cookie'

export type AccountOf<E> = E extends { access: infer A extends Access }
  ? A extends OpenAccess
    ? undefined
    : A extends 'form' | 'anyone'
      ? Account | undefined
      : Account
  : never
