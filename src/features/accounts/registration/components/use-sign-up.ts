import { useState } from 'react'
import { toSecondField } from '#features/accounts/advertiser/rules/second-texts.ts'
import { useLanguage } from '#i18n/words.tsx'
import { usePageCall } from '#platform/browser/page-call.ts'
import { useForm } from '#ui/form/use-form.ts'
import { register } from '../contract.ts'
import { keepBrowserMark } from './browser-mark.ts'
import { faultsUpTo, findFirstFaultyStep, lastStep, registrationOf } from './sign-up-fields.ts'

type Steps = { at: number; goTo: (step: number) => void }

export function useSignUp({ at, goTo }: Steps) {
  const language = useLanguage()
  const ask = usePageCall()
  const [sentTo, setSentTo] = useState<string>()
  const form = useForm({
    keptAs: 'sign-up',
    check: (typed) => faultsUpTo(at, registrationOf(typed), language),
    onRefused: (faults) => goTo(findFirstFaultyStep(faults) ?? at),
    send: async (typed) => {
      if (at < lastStep) {
        goTo(at + 1)
        return undefined
      }
      const body = registrationOf(typed)
      const browserMark = keepBrowserMark()
      const { reply, faults } = await ask(register, { body: { ...body, browserMark } })
      if (reply) setSentTo(body.email)
      return faults.map(toSecondField)
    },
  })
  return { form, sentTo }
}
