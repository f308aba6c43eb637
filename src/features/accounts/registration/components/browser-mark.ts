import { textInBrowser } from '#ui/state/stored-value.ts'

const mark = textInBrowser('registration-mark')

/** `crypto.randomUUID` exists in secure contexts only. */
const newMark = () => crypto.getRandomValues(new Uint32Array(4)).join('-')

/** Gives no access: it only shows whether a link was requested in this browser. */
export const findBrowserMark = (): string | null => mark.read() || null

/** Kept beyond the tab, since the link comes by mail. */
export function keepBrowserMark(): string | null {
  if (!findBrowserMark()) mark.write(newMark())
  return findBrowserMark()
}
