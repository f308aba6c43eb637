import { useWords } from '#i18n/words.tsx'
import { usePageCall } from '#platform/browser/page-call.ts'
import { useToast } from '#ui/toast/toaster.tsx'
import { logout } from '../contract.ts'
import { phrases } from '../phrases/member.ts'
import { useSessionEnd } from './use-session-end.ts'

export function useLogout() {
  const words = useWords(phrases)
  const toast = useToast()
  const ask = usePageCall()
  const endSession = useSessionEnd()
  return async (scope: { everywhere?: true }) => {
    const end = () => ask(logout, { body: scope })
    const faults = await endSession({ end, text: words('loggedOut') })
    if (faults.length > 0) toast({ kind: 'error', text: faults.map(({ msg }) => msg).join(' ') })
  }
}
