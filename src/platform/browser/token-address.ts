import { pathWithoutLanguage } from '#i18n/language.ts'

/** Pages that mailed links open: what stands behind their name is a token. */
export type TokenPage = 'verify' | 'reset-password' | 'join' | 'newsletter/confirm'

type TokenAddress = {
  page: TokenPage
  /** Undefined once the browser has taken it out of the address. */
  token: string | undefined
  /** The same address without the token: `/ar/verify?x=1`. */
  bare: string
}

const pattern = /^(\/(verify|reset-password|join|newsletter\/confirm))(?:\/([^/?#]+))?\/?(\?.*)?$/

/** Takes a path and query apart; undefined where they are no such page. */
export function readTokenAddress(address: string): TokenAddress | undefined {
  const rest = pathWithoutLanguage(address)
  const [, path, page, token, query = ''] = pattern.exec(rest) ?? []
  if (path === undefined) return undefined
  const prefix = address.slice(0, -rest.length)
  return { page: page as TokenPage, token, bare: prefix + path + query }
}
