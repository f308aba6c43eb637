import { useState, useSyncExternalStore } from 'react'
import { readTokenAddress, type TokenPage } from './token-address.ts'

/** Where the browser keeps nothing (blocked, full), the token lasts until the page is reloaded. */
const inMemory = new Map<TokenPage, string>()

const keyOf = (page: TokenPage) => `mailed-token/${page}`

/** Kept for this tab alone, so that a reload or the other language still finds it. */
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

/**
 * Takes the token of a mailed link out of the address and out of the browser's history. Called
 * before the router reads the address: the server has drawn the page without the token as well.
 */
export function takeTokenFromAddress() {
  const { pathname, search, hash } = window.location
  const found = readTokenAddress(pathname + search)
  if (!found?.token) return
  keepMailedToken(found.page, found.token)
  window.history.replaceState(window.history.state, '', found.bare + hash)
}

const neverChanges = () => () => undefined

/**
 * The token that this tab was opened with: undefined until hydrated, empty where there is none. What
 * was found stays until the page is left, though an answer may have it forgotten before.
 */
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
