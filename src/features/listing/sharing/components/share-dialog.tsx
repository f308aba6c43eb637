import { useRef } from 'react'
import { useWords } from '#i18n/words.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { AnchorButton } from '#ui/anchor-button.tsx'
import { useToast } from '#ui/toast/toaster.tsx'
import { phrases } from '../phrases.ts'
import { Icon } from '#ui/icon.tsx'

export type Shared = { title: string; url: string }
type Props = { shared: Shared; onShare: () => void }
type DialogProps = Props & { isOpen: boolean; onClose: () => void }

function CopyLink({ shared, onShare }: Props) {
  const words = useWords(phrases)
  const toast = useToast()
  const field = useRef<HTMLInputElement>(null)
  const copy = async () => {
    onShare()
    field.current?.select()
    // Browsers offer the clipboard on https and localhost only.
    const isCopied = await (navigator.clipboard?.writeText(shared.url) ?? Promise.reject()).then(
      () => true,
      () => false,
    )
    toast(isCopied ? { text: words('copied') } : { text: words('copyFailed'), kind: 'error' })
  }
  return (
    <div className="flex gap-2">
      <input
        ref={field}
        readOnly
        dir="auto"
        value={shared.url}
        aria-label={words('link')}
        className="min-h-11 min-w-0 flex-1 rounded-control border border-edge bg-paper px-3 text-sm"
      />
      <Button onClick={() => void copy()}>
        <Icon name="copy" className="size-4" />
        {words('copyLink')}
      </Button>
    </div>
  )
}

function OtherWays({ shared: { title, url }, onShare }: Props) {
  const words = useWords(phrases)
  const text = encodeURIComponent(`${title}\n${url}`)
  const mail = `mailto:?subject=${encodeURIComponent(title)}&body=${text}`
  return (
    <div className="grid gap-2 sm:grid-cols-2">
      <AnchorButton
        variant="quiet"
        href={`https://wa.me/?text=${text}`}
        target="_blank"
        rel="noopener"
        onClick={onShare}
      >
        <Icon name="message-circle" className="size-4" />
        {words('whatsapp')}
      </AnchorButton>
      <AnchorButton variant="quiet" href={mail} onClick={onShare}>
        <Icon name="mail" className="size-4" />
        {words('email')}
      </AnchorButton>
    </div>
  )
}

export function ShareDialog({ isOpen, onClose, ...rest }: DialogProps) {
  const words = useWords(phrases)
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={words('shareThis')}>
      <div className="grid grid-cols-1 gap-4">
        <CopyLink {...rest} />
        <OtherWays {...rest} />
      </div>
    </Dialog>
  )
}
