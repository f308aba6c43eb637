import { idsInBrowser } from './ids-in-browser.ts'

/** More than an account can save: what the server has is written here whole. */
const maxStored = 500

/** Hearts are drawn from it in the browser, since pages are the same for everybody; the server has the list. */
export const favoriteIds = idsInBrowser('dara-favorites', maxStored)

/** More of them would not fit beside each other. */
export const maxCompared = 4

export const comparedIds = idsInBrowser('dara-compared', maxCompared)
