import { useState } from 'react'
import { useLanguage } from '#i18n/words.tsx'
import { faultsIn } from '#platform/browser/check-input.ts'
import { usePageCall } from '#platform/browser/page-call.ts'
import { textOf } from '#ui/form/typed.ts'
import { confirmPassword, PasswordProof } from '../contract.ts'

const bodyOf = (typed: FormData) => ({ password: textOf(typed, 'password') })

/** For forms that may be refused with `password_needed`: show a `ProofField` while `isWanted`. */
export function useProof(isWantedNow = false) {
  const language = useLanguage()
  const ask = usePageCall()
  const [isWanted, setWanted] = useState(isWantedNow)
  return {
    isWanted,
    check: (typed: FormData) => (isWanted ? faultsIn(PasswordProof, bodyOf(typed), language) : []),
    /** Call it before the form is sent; it returns the faults of the password. */
    give: async (typed: FormData) => {
      if (!isWanted) return []
      const { reply, faults } = await ask(confirmPassword, { body: bodyOf(typed) })
      if (reply) setWanted(false)
      return faults
    },
    /** Call it with the faults of the form's answer. */
    heed: (faults: readonly { code: string }[]) =>
      setWanted(faults.some(({ code }) => code === 'password_needed')),
  }
}
