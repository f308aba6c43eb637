import { usePageCall } from '#platform/browser/page-call.ts'
import type { Outcome } from '#platform/browser/page-call.ts'
import { saveFile } from '#ui/links/save-file.ts'
import { useToast } from '#ui/toast/toaster.tsx'

/** A plain link cannot send the bearer token. */
export function useSaving() {
  const ask = usePageCall()
  const toast = useToast()
  return async (name: string, fetched: (call: typeof ask) => Promise<Outcome<Blob>>) => {
    const { reply, faults } = await fetched(ask)
    if (reply) saveFile(name, reply)
    else toast({ kind: 'error', text: faults.map(({ msg }) => msg).join(' ') })
  }
}
