import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { showAccount, type User } from '#features/accounts/account/contract.ts'
import { hasTeam } from '#features/accounts/account/rules.ts'
import { useProof } from '#features/accounts/passwords/components/use-proof.ts'
import { useLanguage, useWords } from '#i18n/words.tsx'
import { faultsIn } from '#platform/browser/check-input.ts'
import { usePageCall } from '#platform/browser/page-call.ts'
import type { Version } from '#platform/call.ts'
import { useQueryFor } from '#platform/page-query.ts'
import { useForm } from '#ui/form/use-form.ts'
import { useToast } from '#ui/toast/toaster.tsx'
import { OfficeProfile, PersonProfile, updateAgency, updateAgent } from '../contract.ts'
import { phrases } from '../phrases/screen.ts'
import { type ChangedField, findChangedFields } from './changes-elsewhere.ts'
import { changesOf, type Typed } from './changes-of.ts'
import { ownProfileQuery } from './own-profile.ts'

type FormOptions = { user: User; version: Version }

export type SaveOutcome = { elsewhere: ChangedField[]; newEmail?: string; hasLostMark?: boolean }

function useKeeping() {
  const queries = useQueryClient()
  const language = useLanguage()
  const account = useQueryFor(showAccount, {})
  return (own: FormOptions) => {
    queries.setQueryData(ownProfileQuery(language).queryKey, own)
    queries.setQueryData(account.queryKey, { user: own.user })
  }
}

/** After a conflict: the fields that differ, and the version that a next save replaces. */
function useComparing() {
  const ask = usePageCall()
  const language = useLanguage()
  return async ({ user, version }: FormOptions): Promise<ChangedField[]> => {
    const fresh: Version = {}
    const { reply } = await ask(showAccount, {}, fresh)
    if (!reply) return []
    version.tag = fresh.tag ?? null
    return findChangedFields(user, reply.user, language)
  }
}

function useSaving({ user, version }: FormOptions, setOutcome: (outcome: SaveOutcome) => void) {
  const words = useWords(phrases)
  const toast = useToast()
  const ask = usePageCall()
  const keep = useKeeping()
  const compare = useComparing()
  const update = hasTeam(user) ? updateAgency : updateAgent
  return async (typed: FormData) => {
    const body: Typed = changesOf(typed, user)
    const { reply, faults } = await ask(update, { body: body as never }, version)
    if (!reply) {
      const isStale = faults.some(({ code }) => code === 'changed_meanwhile')
      setOutcome({ elsewhere: isStale ? await compare({ user, version }) : [] })
      return faults
    }
    const isMoving = body.email?.trim().toLowerCase() !== user.email?.toLowerCase()
    const hasLostMark = user.verified && !reply.user.verified
    const newEmail = isMoving ? body.email?.trim() : undefined
    setOutcome({ elsewhere: [], hasLostMark, ...(newEmail && { newEmail }) })
    keep({ user: reply.user, version })
    toast({ text: words('saved') })
    return []
  }
}

/** After a conflict, or while `asksPassword`, everything typed is kept. */
export function useProfileForm(own: FormOptions) {
  const { user } = own
  const language = useLanguage()
  const proof = useProof()
  const [outcome, setOutcome] = useState<SaveOutcome>({ elsewhere: [] })
  const save = useSaving(own, setOutcome)
  const schema = hasTeam(user) ? OfficeProfile : PersonProfile
  const form = useForm({
    check: (typed) => [
      ...faultsIn(schema, changesOf(typed, user), language),
      ...proof.check(typed),
    ],
    send: async (typed) => {
      const wrong = await proof.give(typed)
      if (wrong.length > 0) return wrong
      const faults = await save(typed)
      proof.heed(faults)
      return faults
    },
  })
  return { form, outcome, asksPassword: proof.isWanted }
}
