import { textInBrowser } from '#ui/stored-value.ts'

const mark = textInBrowser('registration-mark')

/** Of no secure context alone, as `crypto.randomUUID` is. */
const newMark = () => crypto.getRandomValues(new Uint32Array(4)).join('-')

/**
 * A word that this browser made up when somebody first registered in it; null where nobody did,
 * or where it keeps nothing. It opens nothing: it only says whether a link was asked for from here.
 */
export const findBrowserMark = (): string | null => mark.read() || null

/** The same, made where there is none yet. It outlives the tab, since the link comes by mail. */
export function keepBrowserMark(): string | null {
  if (!findBrowserMark()) mark.write(newMark())
  return findBrowserMark()
}
