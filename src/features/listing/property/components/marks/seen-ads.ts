import { idsInBrowser } from './ids-in-browser.ts'

export const seenKey = 'dara-seen'

const seen = idsInBrowser(seenKey, 200)

export const useSeenAds = seen.use

export const rememberSeen = seen.add

export const forgetSeen = () => seen.write([])
