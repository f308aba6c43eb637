import type { AnyRouter } from '@tanstack/react-router'
import { languageOfPath, pathInLanguage } from '#i18n/language.ts'
import { isSamePage, stateFor } from './came-from.ts'
import { isPlainClick } from './plain-click.ts'

const hoverDelayMs = 50

/** Files, documents and the API have addresses without a language. */
const isPage = (path: string) => path === pathInLanguage(path, languageOfPath(path))

function linkOf({ target }: Event): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a') : null
  if (!link || link.origin !== location.origin || !isPage(link.pathname)) return
  return link.target || link.hasAttribute('download') ? undefined : link
}

const addressOf = ({ pathname, search, hash }: HTMLAnchorElement) => pathname + search + hash

/** The browser itself scrolls to a place in the same page. */
const isHere = ({ pathname, search, hash }: HTMLAnchorElement) =>
  hash !== '' && pathname === location.pathname && search === location.search

/** To the page shown, in another language. */
const isTranslation = (link: HTMLAnchorElement) =>
  link.pathname !== location.pathname && isSamePage(link, location)

/** A translation keeps the scroll position, and the hash, which no server sees. */
function mannerOf(link: HTMLAnchorElement) {
  const { replace, keepScroll } = link.dataset
  const isReplaced = replace === 'true'
  if (isTranslation(link)) {
    const href = addressOf(link) + location.hash
    return { href, replace: isReplaced, resetScroll: false, hashScrollIntoView: false }
  }
  return { href: addressOf(link), replace: isReplaced, resetScroll: keepScroll !== 'true' }
}

function follow(router: AnyRouter, event: MouseEvent) {
  const link = linkOf(event)
  if (!link || event.defaultPrevented || !isPlainClick(event) || isHere(link)) return
  event.preventDefault()
  const { pathname, search } = location
  const here = { pathname, search, index: router.history.location.state.__TSR_index }
  void router.navigate({ ...mannerOf(link), state: stateFor(link, here) })
}

/** A search costs too much to preload it for a passing pointer. */
const isWorthPreloading = (link: HTMLAnchorElement) => !link.search && !link.dataset.late

/** One listener for all links instead of one for each. */
export function followLinks(router: AnyRouter): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const onClick = (event: MouseEvent) => follow(router, event)
  // React stops a click on a part whose script has not come yet, as that of the page's foot.
  const onEarlyClick = (event: MouseEvent) => {
    const link = linkOf(event)
    if (link && isTranslation(link)) follow(router, event)
  }
  const onNear = (event: Event) => {
    clearTimeout(timer)
    const link = linkOf(event)
    if (!link || !isWorthPreloading(link) || isHere(link)) return
    const href = addressOf(link)
    timer = setTimeout(() => void router.preloadRoute({ href } as never), hoverDelayMs)
  }
  const near = ['mouseover', 'focusin', 'touchstart']
  window.addEventListener('click', onEarlyClick, { capture: true })
  document.addEventListener('click', onClick)
  for (const kind of near) document.addEventListener(kind, onNear, { passive: true })
  return () => {
    clearTimeout(timer)
    window.removeEventListener('click', onEarlyClick, { capture: true })
    document.removeEventListener('click', onClick)
    for (const kind of near) document.removeEventListener(kind, onNear)
  }
}
