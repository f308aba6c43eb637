import { useLocation } from '@tanstack/react-router'
import { useSyncExternalStore } from 'react'
import { pathWithoutLanguage } from '#i18n/language.ts'

/** The page on which a link to the page shown was followed. */
export type CameFrom = {
  address: string
  /** The place of its entry in the history of this tab, if it is there. */
  index?: number
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Browsers keep it with the entry, so it is there after a reload in the same tab. */
    cameFrom?: CameFrom
  }
}

type Here = { pathname: string; search: string; index: number }

/** In any language. */
export const isSamePage = (one: { pathname: string }, other: { pathname: string }) =>
  pathWithoutLanguage(one.pathname) === pathWithoutLanguage(other.pathname)

/** For `router.navigate`: a page in another language was reached from where the first was. */
export function stateFor(target: { pathname: string }, here: Here) {
  const { pathname, search, index } = here
  return isSamePage(target, here) ? true : { cameFrom: { address: pathname + search, index } }
}

/** For the first entry of a document: a link followed before hydration loads a whole page. */
export function cameFromReferrer(referrer: string, page: URL): CameFrom | undefined {
  if (!URL.canParse(referrer)) return
  const { origin, pathname, search } = new URL(referrer)
  return origin === page.origin && pathname !== page.pathname
    ? { address: pathname + search }
    : undefined
}

const never = () => () => undefined

/** Undefined on the server, whose page is the same for everyone, and while hydrating its HTML. */
export function useCameFrom(): CameFrom | undefined {
  const state = useLocation({ select: (location) => location.state })
  const isInBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  if (!isInBrowser) return
  if (state.cameFrom || state.__TSR_index > 0) return state.cameFrom
  return cameFromReferrer(document.referrer, new URL(location.href))
}
