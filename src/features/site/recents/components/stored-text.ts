import { textInBrowser } from '#ui/state/stored-value.ts'

export const searchesKey = 'dara-searches'

/** The text of the searches, which the home page need not read to leave room for them. */
export const stored = textInBrowser(searchesKey)
