import { useState } from 'react'
import { usePageCall } from '#platform/browser/page-call.ts'
import { saveFile } from '#ui/links/save-file.ts'
import { exportAccount } from '../contract.ts'

export function useExporting() {
  const ask = usePageCall()
  const [isBusy, setBusy] = useState(false)
  const download = async () => {
    if (isBusy) return []
    setBusy(true)
    const { reply, faults } = await ask(exportAccount, {})
    setBusy(false)
    // A plain link would not send the bearer token.
    if (reply) saveFile('dara-data.json', JSON.stringify(reply.export, null, 2))
    return faults
  }
  return { isBusy, download }
}
