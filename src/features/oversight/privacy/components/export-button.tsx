import { useWords } from '#i18n/words.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { useToast } from '#ui/toast/toaster.tsx'
import { phrases } from '../phrases/screen.ts'
import { useExporting } from './use-exporting.ts'

/** `onAsked` is called when the password is needed first. */
export function ExportButton({ onAsked }: { onAsked: () => void }) {
  const words = useWords(phrases)
  const toast = useToast()
  const { isBusy, download } = useExporting()
  const press = async () => {
    const faults = await download()
    if (faults.some(({ code }) => code === 'password_needed')) onAsked()
    else if (faults.length > 0) {
      toast({ kind: 'error', text: faults.map(({ msg }) => msg).join(' ') })
    }
  }
  return (
    <Button variant="quiet" aria-disabled={isBusy} onClick={() => void press()}>
      <Icon name="download" className="size-4" />
      {words(isBusy ? 'exporting' : 'export')}
    </Button>
  )
}
