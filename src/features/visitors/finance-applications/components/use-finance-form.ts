import { phrases as ofForms } from '#features/visitors/forms/phrases/screens.ts'
import { pathInLanguage } from '#i18n/language.ts'
import { useLanguage, useWords } from '#i18n/words.tsx'
import { usePageCall } from '#platform/browser/page-call.ts'
import { useForm } from '#ui/form/use-form.ts'
import { useNavigateLater } from '#ui/links/navigate-later.ts'
import { useToast } from '#ui/toast/toaster.tsx'
import { createApplication, type NewFinanceApplication } from '../contract.ts'
import { phrases as ofForm } from '../phrases/form.ts'
import { applicationIn, faultsUpTo, findFirstFaultyStep, lastStep } from './finance-fields.ts'

const phrases = { ...ofForms, ...ofForm }

export type Steps = { at: number; goTo: (step: number) => void }

export function useFinanceForm({ at, goTo }: Steps) {
  const words = useWords(phrases)
  const language = useLanguage()
  const toast = useToast()
  const ask = usePageCall(words('failed'))
  const navigateLater = useNavigateLater()
  return useForm({
    keptAs: 'finance',
    check: (typed) => faultsUpTo(at, typed, language),
    onRefused: (faults) => goTo(findFirstFaultyStep(faults) ?? at),
    send: async (typed) => {
      if (at < lastStep) {
        goTo(at + 1)
        return undefined
      }
      const body = applicationIn(typed) as NewFinanceApplication
      const { reply, faults } = await ask(createApplication, { body })
      if (!reply) return faults
      toast({ text: words('sent') })
      const path = `/finance/show/${reply.financeApplication.id}?sent=true`
      await navigateLater({ href: pathInLanguage(path, language) })
      return []
    },
  })
}
