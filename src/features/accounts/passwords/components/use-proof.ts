import { useState } from 'react'
import { useLanguage } from '#i18n/words.tsx'
import { faultsIn } from '#platform/browser/check-input.ts'
import { usePageCall } from '#platform/browser/page-call.ts'
import { textOf } from '#ui/form/typed.ts'
import { confirmPassword, PasswordProof } from '../contract.ts'

const bodyOf = (typed: FormData) => ({ password: textOf(typed, 'password') })

/**
 * For a form that may be refused with `password_needed`: it then shows a `ProofField` as long as
 * `isWanted`, and what was typed before stays where it is.
 */
export function useProof(isWantedNow = false) {
  const language = useLanguage()
  const ask = usePageCall()
  const [isWanted, setWanted] = useState(isWantedNow)
  return {
    isWanted,
    check: (typed: FormData) => (isWanted ? faultsIn(PasswordProof, bodyOf(typed), language) : []),
    /** Gives the password first where it is wanted; answers what was wrong with it. */
    give: async (typed: FormData) => {
      if (!isWanted) return []
      const { reply, faults } = await ask(confirmPassword, { body: bodyOf(typed) })
      if (reply) setWanted(false)
      return faults
    },
    /** Tells it what an answer refused. */
    heed: (faults: readonly { code: string }[]) =>
      setWanted(faults.some(({ code }) => code === 'password_needed')),
  }
}
