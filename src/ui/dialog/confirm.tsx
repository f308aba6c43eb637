import { type ReactNode, useState } from 'react'
import { Button } from '../button.tsx'
import { Dialog } from './dialog.tsx'
import { useWords } from '#i18n/words.tsx'
import { phrases as forms } from '../form/phrases.ts'
import { phrases } from '../phrases.ts'

type ConfirmProps = {
  isOpen: boolean
  onClose: () => void
  title: string
  action: string
  /** For actions that "Cancel" could be mistaken for. */
  dismiss?: string | undefined
  onConfirm: () => Promise<void>
  children: ReactNode
}

/** For irreversible actions; a second press does nothing. */
export function Confirm(props: ConfirmProps) {
  const { isOpen, onClose, title, action, dismiss, onConfirm, children } = props
  const words = useWords(phrases)
  const formWords = useWords(forms)
  const [isBusy, setBusy] = useState(false)
  const confirm = async () => {
    if (isBusy) return
    setBusy(true)
    await onConfirm().finally(() => setBusy(false))
    onClose()
  }
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {dismiss ?? words('cancel')}
          </Button>
          <Button variant="main" aria-disabled={isBusy} onClick={() => void confirm()}>
            {isBusy ? formWords('sending') : action}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  )
}
