/** Spec 2: these three hide the footer, under every language prefix. */
const withoutFooter = /^(\/(en|ar))?\/(login|register|verify\/[^/]+)\/?$/

export function hasFooter(path: string): boolean {
  return !withoutFooter.test(path)
}
