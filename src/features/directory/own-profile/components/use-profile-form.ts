import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { toSecondField } from '#features/accounts/advertiser/rules/second-texts.ts'
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

/** The fields changed elsewhere, and the version that a next save replaces. */
function useComparing() {
  const ask = usePageCall()
  const language = useLanguage()
  return async ({ user: before, version }: FormOptions, sent: readonly Typed[]) => {
    const fresh: Version = {}
    const { reply } = await ask(showAccount, {}, fresh)
    if (!reply) return undefined
    version.tag = fresh.tag ?? null
    return findChangedFields({ before, sent, now: reply.user }, language)
  }
}

const isStale = (faults: readonly { code: string }[]) =>
  faults.some(({ code }) => code === 'changed_meanwhile')

/** Sends again at once if the profile differs only in what this form has sent before. */
function useSending({ user, version }: FormOptions) {
  const ask = usePageCall()
  const compare = useComparing()
  const sent = useRef<readonly Typed[]>([])
  const update = hasTeam(user) ? updateAgency : updateAgent
  return async (body: Typed) => {
    // Before the call, because its answer may be lost although the profile was changed.
    sent.current = [...sent.current, body]
    const send = async () => {
      const answer = await ask(update, { body: body as never }, version)
      if (answer.reply) sent.current = []
      return answer
    }
    const answer = await send()
    const elsewhere = isStale(answer.faults)
      ? await compare({ user, version }, sent.current)
      : undefined
    const isOwn = elsewhere?.length === 0
    return { ...(isOwn ? await send() : answer), elsewhere: elsewhere ?? [] }
  }
}

function useSaving(own: FormOptions, setOutcome: (outcome: SaveOutcome) => void) {
  const words = useWords(phrases)
  const toast = useToast()
  const keep = useKeeping()
  const send = useSending(own)
  return async (typed: FormData) => {
    const { user, version } = own
    const body = changesOf(typed, user)
    const { reply, faults, elsewhere } = await send(body)
    if (!reply) {
      setOutcome({ elsewhere })
      return faults.map(toSecondField)
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
      ...faultsIn(schema, changesOf(typed, user), language).map(toSecondField),
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
