import { useState } from 'react'
import { useWords } from '#i18n/words.tsx'
import { usePageCall } from '#platform/browser/page-call.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { useToast } from '#ui/toast/toaster.tsx'
import { exportAccount } from '../contract.ts'
import { phrases } from '../phrases/screen.ts'

/** The answer needs the bearer token, which a plain link would not send. */
function save(data: unknown, name: string) {
  const file = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' })
  const href = URL.createObjectURL(file)
  Object.assign(document.createElement('a'), { href, download: name }).click()
  // Long after the browser has begun to save it.
  setTimeout(() => URL.revokeObjectURL(href), 60_000)
}

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
    if (reply) save(reply.export, 'dara-data.json')
    else toast({ kind: 'error', text: faults.map(({ msg }) => msg).join(' ') })
  }
  return (
    <Button variant="quiet" aria-disabled={isBusy} onClick={() => void download()}>
      <Icon name="download" className="size-4" />
      {words(isBusy ? 'exporting' : 'export')}
    </Button>
  )
}
