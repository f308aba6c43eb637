import { type RefObject, useEffect, useRef, useSyncExternalStore } from 'react'
import { useWords } from '#i18n/words.tsx'
import { lazyHydrated } from '../lazy-hydrated.tsx'
import { phrases } from '../phrases.ts'
import { newToasts, type Notice, type Toast } from './toasts.ts'

/** Shared by the whole browser tab; nothing is added on the server. */
const toasts = newToasts()
const none: readonly Toast[] = []

/** For what runs outside of components. */
export const addToast: (notice: Notice) => number = toasts.add
export const closeToast: (id: number) => void = toasts.close

export const useToast = () => addToast

const ToastCard = lazyHydrated(async () => (await import('./toast-card.tsx')).ToastCard)

/** Shows the popover again above dialogs opened later, since both are in the top layer. */
function useTopLayer(count: number) {
  const region = useRef<HTMLElement>(null)
  useEffect(() => {
    const element = region.current
    if (!element?.showPopover) return
    if (element.matches(':popover-open') && count > 0) element.hidePopover()
    if (!element.matches(':popover-open')) element.showPopover()
  }, [count])
  return region
}

/** Native listeners: React misses a pointer that comes from a removed element. */
function useReading(region: RefObject<HTMLElement | null>, count: number) {
  useEffect(() => {
    const element = region.current
    const stop = new AbortController()
    const on = (event: string, act: () => void) =>
      element?.addEventListener(event, act, { signal: stop.signal })
    on('mouseenter', () => toasts.pause('pointer'))
    on('mouseleave', () => toasts.resume('pointer'))
    on('focusin', () => toasts.pause('focus'))
    on('focusout', () => toasts.resume('focus'))
    return () => stop.abort()
  }, [region])
  // A removed button loses the focus without an event.
  useEffect(() => {
    if (!region.current?.contains(document.activeElement)) toasts.resume('focus')
  }, [region, count])
}

/** Spec 9: top right, in Arabic too. Regions stay in the page so that toasts are announced. */
export function Toaster() {
  const words = useWords(phrases)
  const visibleToasts = useSyncExternalStore(toasts.subscribe, toasts.current, () => none)
  const region = useTopLayer(visibleToasts.length)
  useReading(region, visibleToasts.length)
  useEffect(() => void ToastCard.fetched(), [])
  const ofKind = (isError: boolean) =>
    visibleToasts
      .filter((toast) => (toast.kind === 'error') === isError)
      .map((toast) => <ToastCard key={toast.id} toast={toast} close={toasts.close} />)
  return (
    <section ref={region} popover="manual" aria-label={words('notices')} className="toasts">
      <div role="status" aria-live="polite" className="grid gap-2 empty:hidden">
        {ofKind(false)}
      </div>
      <div role="alert" aria-live="assertive" className="mt-2 grid gap-2 empty:hidden">
        {ofKind(true)}
      </div>
    </section>
  )
}
