import { useState, useSyncExternalStore } from 'react'
import { readTokenAddress, type TokenPage } from './token-address.ts'

/** For browsers that block session storage; the token is then lost on reload. */
const inMemory = new Map<TokenPage, string>()

const keyOf = (page: TokenPage) => `mailed-token/${page}`

export function keepMailedToken(page: TokenPage, token: string) {
  inMemory.set(page, token)
  try {
    sessionStorage.setItem(keyOf(page), token)
  } catch {
    return
  }
}

export function forgetMailedToken(page: TokenPage) {
  inMemory.delete(page)
  try {
    sessionStorage.removeItem(keyOf(page))
  } catch {
    return
  }
}

function findMailedToken(page: TokenPage): string {
  try {
    return sessionStorage.getItem(keyOf(page)) ?? inMemory.get(page) ?? ''
  } catch {
    return inMemory.get(page) ?? ''
  }
}

/** Called before the router reads the address: the server rendered it without the token too. */
export function takeTokenFromAddress() {
  const { pathname, search, hash } = window.location
  const found = readTokenAddress(pathname + search)
  if (!found?.token) return
  keepMailedToken(found.page, found.token)
  window.history.replaceState(window.history.state, '', found.bare + hash)
}

const neverChanges = () => () => undefined

/** Undefined until hydration; the first value stays after `forgetMailedToken`. */
export function useMailedToken(page: TokenPage): string | undefined {
  const found = useSyncExternalStore(
    neverChanges,
    () => findMailedToken(page),
    () => undefined,
  )
  const [first, setFirst] = useState<string>()
  if (found && !first) setFirst(found)
  return first ?? found
}
