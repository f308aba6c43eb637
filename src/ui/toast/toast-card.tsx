import { useWords } from '#i18n/words.tsx'
import { Button } from '../button.tsx'
import { Icon } from '../icon.tsx'
import { phrases } from '../phrases.ts'
import type { Toast } from './toasts.ts'

export function ToastCard({ toast, close }: { toast: Toast; close: (id: number) => void }) {
  const words = useWords(phrases)
  const isError = toast.kind === 'error'
  const act = () => {
    toast.action?.run()
    close(toast.id)
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
      <Button variant="ghost" isIcon aria-label={words('close')} onClick={() => close(toast.id)}>
        <Icon name="x" className="size-4" />
      </Button>
    </div>
  )
}
