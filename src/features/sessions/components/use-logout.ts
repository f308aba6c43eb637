import { useQueryClient } from '@tanstack/react-query'
import { pathInLanguage } from '#i18n/language.ts'
import { useLanguage, useWords } from '#i18n/words.tsx'
import { usePageCall } from '#platform/browser/page-call.ts'
import { clearStorage, readChoices } from '#ui/kept-text.ts'
import { useNavigateLater } from '#ui/links/navigate-later.ts'
import { useToast } from '#ui/toast/toaster.tsx'
import { logout } from '../contract.ts'
import { phrases } from '../phrases/member.ts'

/**
 * Ends this session, or with `everywhere` all of them, forgets what was read for it and leads home.
 * Where the server cannot be reached nobody is told that they are out.
 */
export function useLogout() {
  const words = useWords(phrases)
  const language = useLanguage()
  const toast = useToast()
  const queries = useQueryClient()
  const navigateLater = useNavigateLater()
  const ask = usePageCall()
  return async (scope: { everywhere?: true }) => {
    const choices = readChoices()
    const { reply, faults } = await ask(logout, { body: scope })
    if (!reply) {
      toast({ kind: 'error', text: faults.map(({ msg }) => msg).join(' ') })
      return
    }
    clearStorage(choices)
    await navigateLater({ href: pathInLanguage('/', language) })
    queries.removeQueries({ predicate: ({ meta }) => meta?.isPrivate === true })
    toast({ text: words('loggedOut') })
  }
}
