import { useWords } from '#i18n/words.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { useToast } from '#ui/toast/toaster.tsx'
import { phrases } from '../phrases/screen.ts'

/** Browsers offer the clipboard on https and localhost only. */
const copy = (text: string) =>
  (navigator.clipboard?.writeText(text) ?? Promise.reject()).then(
    () => true,
    () => false,
  )

export function CopyButton({ text, label }: { text: string; label: string }) {
  const words = useWords(phrases)
  const toast = useToast()
  const press = async () => {
    const isCopied = await copy(text)
    toast(isCopied ? { text: words('copied') } : { text: words('copyFailed'), kind: 'error' })
  }
  return (
    <Button variant="quiet" onClick={() => void press()}>
      <Icon name="copy" className="size-4" />
      {label}
    </Button>
  )
}
