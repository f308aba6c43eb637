import { pathWithoutLanguage } from '#i18n/language.ts'

export type TokenPage =
  | 'verify'
  | 'reset-password'
  | 'join'
  | 'newsletter/confirm'
  | 'newsletter/unsubscribe'
  | 'my-searches/confirm'
  | 'my-searches/stop'

type TokenAddress = {
  page: TokenPage
  /** Undefined once the browser has removed it from the address. */
  token: string | undefined
  /** The same address without the token: `/ar/verify?x=1`. */
  bare: string
}

const pattern =
  /^(\/(verify|reset-password|join|newsletter\/(?:confirm|unsubscribe)|my-searches\/(?:confirm|stop)))(?:\/([^/?#]+))?\/?(\?.*)?$/

export function readTokenAddress(address: string): TokenAddress | undefined {
  const rest = pathWithoutLanguage(address)
  const [, path, page, token, query = ''] = pattern.exec(rest) ?? []
  if (path === undefined) return undefined
  const prefix = address.slice(0, -rest.length)
  return { page: page as TokenPage, token, bare: prefix + path + query }
}
