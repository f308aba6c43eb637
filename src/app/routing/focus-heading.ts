import type { AnyRouter } from '@tanstack/react-router'
import { pathWithoutLanguage } from '#i18n/language.ts'

/** How long a page that reads its data in the browser may take to draw its heading. */
const maxHeadingWaitMs = 10_000

const fields = 'input, select, textarea, [contenteditable]'

const content = () => document.getElementById('content')

/** Where nothing has the focus, the next Tab would begin at the top of the page. */
const isNowhere = () =>
  document.activeElement === null ||
  document.activeElement === document.body ||
  document.activeElement === content()

/** What the user is typing in, or has opened (a menu too), keeps the focus. */
export const isInUse = () =>
  document.activeElement?.matches(fields) ||
  document.activeElement?.closest('details[open]') ||
  document.querySelector(':modal') !== null

/** The scroll position is that of the router. */
function focus(element: HTMLElement) {
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1
  element.focus({ preventScroll: true })
}

/** The page's heading, or its content where it has none yet. */
export function focusHeading(): void {
  const main = content()
  const heading = main?.querySelector('h1') ?? main
  if (heading) focus(heading)
}

function onPress(run: () => void, signal?: AbortSignal) {
  for (const kind of ['pointerdown', 'keydown']) {
    window.addEventListener(kind, run, { capture: true, ...(signal && { signal }) })
  }
}

/** Goes on where the page's own address changes meanwhile. */
let waiting: AbortController | undefined

/** Pages of an account draw their heading later, and may draw it again once they have their data. */
function awaitHeading() {
  const main = content()
  if (!main) return
  const own = new AbortController()
  waiting = own
  const observer = new MutationObserver(() => {
    if (isNowhere() && main.querySelector('h1')) focusHeading()
  })
  observer.observe(main, { childList: true, subtree: true })
  own.signal.addEventListener('abort', () => observer.disconnect())
  setTimeout(() => own.abort(), maxHeadingWaitMs)
  onPress(() => own.abort(), own.signal)
}

type Place = { pathname: string; search: { page?: unknown } }

/** Filters, an order or the other language keep the page; the next part of a list does not. */
const isSamePage = (one: Place, other: Place) =>
  pathWithoutLanguage(one.pathname) === pathWithoutLanguage(other.pathname) &&
  one.search.page === other.search.page

/** A new page is read from its heading on (WCAG 2.4.3): the link that led to it is gone. */
export function focusNewPages(router: AnyRouter): void {
  let focused: Element | null = null
  let hasPressed = false
  onPress(() => {
    hasPressed = true
  })
  router.subscribe('onBeforeNavigate', () => {
    focused = isNowhere() ? null : document.activeElement
    hasPressed = false
  })
  router.subscribe('onRendered', ({ fromLocation, toLocation }) => {
    if (!fromLocation || isInUse()) return
    // A chip takes the focus along when it is removed.
    if (isSamePage(fromLocation, toLocation)) {
      if (focused && isNowhere()) focusHeading()
      return
    }
    waiting?.abort()
    // What the user has gone to meanwhile, outside of the page that was left, gets the next key.
    if (hasPressed && !isNowhere() && document.activeElement !== focused) return
    focusHeading()
    awaitHeading()
  })
}
