import { useState } from 'react'
import { useWords } from '#i18n/words.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { saveFile } from '#ui/links/save-file.ts'
import { useToast } from '#ui/toast/toaster.tsx'
import { phrases } from '../phrases.ts'

type FileAnswer = { reply?: Blob | undefined; faults: readonly { msg: string }[] }

type FileButtonProps = { name: string; label: string; ask: () => Promise<FileAnswer> }

export function FileButton({ name, label, ask }: FileButtonProps) {
  const words = useWords(phrases)
  const toast = useToast()
  const [isBusy, setBusy] = useState(false)
  const press = async () => {
    if (isBusy) return
    setBusy(true)
    const { reply, faults } = await ask()
    if (reply) saveFile(name, reply)
    else toast({ kind: 'error', text: faults.map(({ msg }) => msg).join(' ') })
    setBusy(false)
  }
  return (
    <Button
      variant="quiet"
      className="justify-self-start"
      aria-disabled={isBusy}
      onClick={() => void press()}
    >
      <Icon name="download" className="size-4" />
      {isBusy ? words('exportBusy') : label}
    </Button>
  )
}
