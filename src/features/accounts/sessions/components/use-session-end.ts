import { useQueryClient } from '@tanstack/react-query'
import { pathInLanguage } from '#i18n/language.ts'
import { useLanguage } from '#i18n/words.tsx'
import { withSameName } from '#platform/browser/login-state.ts'
import type { Outcome } from '#platform/browser/page-call.ts'
import { useNavigateLater } from '#ui/links/navigate-later.ts'
import { clearStorage, readChoices } from '#ui/state/stored-value.ts'
import { useToast } from '#ui/toast/toaster.tsx'

type End = {
  end: () => Promise<Outcome<unknown>>
  text: string
}

export function useSessionEnd() {
  const language = useLanguage()
  const toast = useToast()
  const queries = useQueryClient()
  const navigateLater = useNavigateLater()
  return ({ end, text }: End): Promise<Outcome<unknown>['faults']> =>
    withSameName(async () => {
      // Read before the call, whose answer clears the storage.
      const choices = readChoices()
      const { reply, faults } = await end()
      if (!reply) return faults
      clearStorage(choices)
      toast({ text })
      await navigateLater({ href: pathInLanguage('/', language) })
      queries.removeQueries({ predicate: ({ meta }) => meta?.isPrivate === true })
      return []
    })
}
