import type { Access, Role } from '../endpoint/endpoint.ts'

declare const minted: unique symbol

/**
 * Whose data a query may touch. Only the gate and the start of a session make one, so a query that
 * takes it cannot be asked for anybody else.
 */
export type AccountId = number & { readonly [minted]: true }

/** Who is calling, of a call that only accounts may make. */
export type Account = { id: AccountId; role: Role; sessionId: string }

type OpenAccess = 'public' | 'visitor' | 'link' | 'cookie'

/** What a handler knows of the caller, by the access that its endpoint names. */
export type AccountOf<E> = E extends { access: infer A extends Access }
  ? A extends OpenAccess
    ? undefined
    : A extends 'form'
      ? Account | undefined
      : Account
  : never
