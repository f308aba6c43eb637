import { useState } from 'react'
import { useWords } from '#i18n/words.tsx'
import { usePageCall } from '#platform/browser/page-call.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { saveFile } from '#ui/links/save-file.ts'
import { useToast } from '#ui/toast/toaster.tsx'
import { exportAccount } from '../contract.ts'
import { phrases } from '../phrases/screen.ts'

/** Everything that is kept about oneself, as a file. */
export function ExportButton() {
  const words = useWords(phrases)
  const toast = useToast()
  const ask = usePageCall()
  const [isBusy, setBusy] = useState(false)
  const download = async () => {
    if (isBusy) return
    setBusy(true)
    const { reply, faults } = await ask(exportAccount, {})
    setBusy(false)
    // A plain link would not send the bearer token.
    if (reply) saveFile('dara-data.json', JSON.stringify(reply.export, null, 2))
    else toast({ kind: 'error', text: faults.map(({ msg }) => msg).join(' ') })
  }
  return (
    <Button variant="quiet" aria-disabled={isBusy} onClick={() => void download()}>
      <Icon name="download" className="size-4" />
      {words(isBusy ? 'exporting' : 'export')}
    </Button>
  )
}
