import { keepText, keptText } from '#ui/kept-text.ts'

const key = 'registration-mark'

/** Of no secure context alone, as `crypto.randomUUID` is. */
const newMark = () => crypto.getRandomValues(new Uint32Array(4)).join('-')

/**
 * A word that this browser made up when somebody first registered in it; null where nobody did,
 * or where it keeps nothing. It opens nothing: it only says whether a link was asked for from here.
 */
export const findBrowserMark = (): string | null => keptText(key) || null

/** The same, made where there is none yet. It outlives the tab, since the link comes by mail. */
export function keepBrowserMark(): string | null {
  if (!findBrowserMark()) keepText(key, newMark())
  return findBrowserMark()
}
