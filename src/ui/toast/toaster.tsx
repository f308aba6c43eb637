import { useEffect, useRef, useSyncExternalStore } from 'react'
import { useWords } from '#i18n/words.tsx'
import { Button } from '../button.tsx'
import { phrases } from '../phrases.ts'
import { newToasts, type Notice, type Toast } from './toasts.ts'
import { Icon } from '../icon.tsx'

/** One for the browser; nothing is ever added while a page is rendered on the server. */
const toasts = newToasts()
const none: readonly Toast[] = []

/** `const toast = useToast()`, then `toast({ text, kind: 'error', action })`. */
export function useToast(): (notice: Notice) => void {
  return toasts.add
}

function ToastCard({ toast }: { toast: Toast }) {
  const words = useWords(phrases)
  const isError = toast.kind === 'error'
  const act = () => {
    toast.action?.run()
    toasts.close(toast.id)
  }
  return (
    <div className="flex animate-arrive items-start gap-3 rounded-card border border-line bg-card py-1.5 ps-4 pe-1.5 text-ink shadow-sheet">
      <Icon
        name={isError ? 'triangle-exclamation-point' : 'circle-check'}
        className={`mt-3 size-5 shrink-0 ${isError ? 'text-danger' : 'text-palm'}`}
      />
      <p className="min-w-0 flex-1 py-2.5 wrap-anywhere">{toast.text}</p>
      {toast.action && (
        <Button variant="ghost" className="font-semibold text-palm" onClick={act}>
          {toast.action.label}
        </Button>
      )}
      <Button
        variant="ghost"
        isIcon
        aria-label={words('close')}
        onClick={() => toasts.close(toast.id)}
      >
        <Icon name="x" className="size-4" />
      </Button>
    </div>
  )
}

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
 * Spec 9: top right, in Arabic too, hence the physical side. The two regions stand in the page
 * before anything is said in them, so that screen readers announce each toast, once.
 */
export function Toaster() {
  const words = useWords(phrases)
  const shown = useSyncExternalStore(toasts.subscribe, toasts.current, () => none)
  const region = useTopLayer(shown.length)
  const ofKind = (isError: boolean) =>
    shown
      .filter((toast) => (toast.kind === 'error') === isError)
      .map((toast) => <ToastCard key={toast.id} toast={toast} />)
  return (
    <section
      ref={region}
      popover="manual"
      aria-label={words('notices')}
      onMouseEnter={toasts.pause}
      onMouseLeave={toasts.resume}
      onFocus={toasts.pause}
      onBlur={toasts.resume}
      className="toasts"
    >
      <div role="status" aria-live="polite" className="grid gap-2 empty:hidden">
        {ofKind(false)}
      </div>
      <div role="alert" aria-live="assertive" className="mt-2 grid gap-2 empty:hidden">
        {ofKind(true)}
      </div>
    </section>
  )
}
