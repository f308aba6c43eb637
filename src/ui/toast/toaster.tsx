import { type RefObject, useEffect, useRef, useSyncExternalStore } from 'react'
import { useWords } from '#i18n/words.tsx'
import { lazyHydrated } from '../lazy-hydrated.tsx'
import { phrases } from '../phrases.ts'
import { newToasts, type Notice, type Toast } from './toasts.ts'

/** One for the browser; nothing is ever added while a page is rendered on the server. */
const toasts = newToasts()
const none: readonly Toast[] = []

/** `const toast = useToast()`, then `toast({ text, kind: 'error', action })`. */
export function useToast(): (notice: Notice) => void {
  return toasts.add
}

const ToastCard = lazyHydrated(async () => (await import('./toast-card.tsx')).ToastCard)

/** A popover, shown again over a dialog that was opened since: both live in the top layer. */
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

/**
 * Toasts wait while somebody reads them. Listened to without React, which hears nothing of a
 * pointer that comes from an element just removed, as the link that cleared the filters is.
 */
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
  // A button that went with its toast took the focus along without a word.
  useEffect(() => {
    if (!region.current?.contains(document.activeElement)) toasts.resume('focus')
  }, [region, count])
}

/**
 * Spec 9: top right, in Arabic too, hence the physical side. The two regions stand in the page
 * before anything is said in them, so that screen readers announce each toast, once.
 */
export function Toaster() {
  const words = useWords(phrases)
  const shown = useSyncExternalStore(toasts.subscribe, toasts.current, () => none)
  const region = useTopLayer(shown.length)
  useReading(region, shown.length)
  useEffect(() => void ToastCard.fetched(), [])
  const ofKind = (isError: boolean) =>
    shown
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
