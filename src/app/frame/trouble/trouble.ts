import { useSyncExternalStore } from 'react'
import { tabState } from '#ui/state/tab-state.ts'

export type Failed = {
  kind: 'failed'
  href: string
  /** Other filters, another order or another part of the list of the page that is shown. */
  isSamePage: boolean
  wasOffline: boolean
  /** It has been asked for again, and there is no answer yet. */
  isTrying?: boolean
  retry: () => void
}

/** `slow`: a call of the page that loads has failed and will be sent again. */
export type Trouble = { kind: 'slow' } | Failed

/** What the strip of `trouble-strip.tsx` says, besides that the browser is offline. */
export const trouble = tabState<Trouble | undefined>(undefined)

function subscribe(listener: () => void) {
  const events = ['online', 'offline']
  for (const name of events) window.addEventListener(name, listener)
  return () => {
    for (const name of events) window.removeEventListener(name, listener)
  }
}

export const useIsOffline = () =>
  useSyncExternalStore(
    subscribe,
    () => !navigator.onLine,
    () => false,
  )
