import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { showAccount } from '#features/accounts/account/contract.ts'
import { agentAddress } from '#features/accounts/advertiser/contract.ts'
import { type NamedInBoth, nameIn } from '#i18n/texts/both-texts.ts'
import { pathInLanguage } from '#i18n/language.ts'
import { useLanguage, useWords } from '#i18n/words.tsx'
import { usePageCall } from '#platform/browser/page-call.ts'
import { useQueryFor } from '#platform/page-query.ts'
import { Button } from '#ui/button.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import { useNavigateLater } from '#ui/links/navigate-later.ts'
import { useToast } from '#ui/toast/toaster.tsx'
import { declineInvitation, joinAgency } from '../contract.ts'
import { phrases } from '../phrases/screens.ts'
import { forgetInvitation } from './stored-invitation.ts'
import { useRefusal } from './use-refusal.ts'

type Agency = NamedInBoth & { id: number; slug: string }

export function InvitationText({ agency }: { agency: Agency }) {
  const words = useWords(phrases)
  const name = nameIn(agency, useLanguage())
  return (
    <>
      <h2 className="text-xl">{words('invites', { agency: name })}</h2>
      <p>{words('joinText', { agency: name })}</p>
      <SiteLink
        href={agentAddress(agency)}
        className="justify-self-start text-palm underline underline-offset-4"
      >
        {words('seeAgency')}
      </SiteLink>
    </>
  )
}

export function Decline({ token }: { token: string }) {
  const words = useWords(phrases)
  const language = useLanguage()
  const toast = useToast()
  const navigateLater = useNavigateLater()
  const ask = usePageCall()
  const refuse = useRefusal()
  const [isBusy, setBusy] = useState(false)
  const decline = async () => {
    if (isBusy) return
    setBusy(true)
    const { reply, faults } = await ask(declineInvitation, { body: { token } })
    setBusy(false)
    if (!reply) return void refuse(faults)
    forgetInvitation()
    toast({ text: words('saidNo') })
    await navigateLater({ href: pathInLanguage('/', language) })
  }
  return (
    <Button variant="quiet" aria-disabled={isBusy} onClick={() => void decline()}>
      {words('decline')}
    </Button>
  )
}

export function Answer({ agency, token }: { agency: Agency; token: string }) {
  const words = useWords(phrases)
  const language = useLanguage()
  const toast = useToast()
  const navigateLater = useNavigateLater()
  const queries = useQueryClient()
  const account = useQueryFor(showAccount, {})
  const ask = usePageCall()
  const refuse = useRefusal()
  const [state, setState] = useState<{ isBusy?: boolean; fault?: string }>({})
  const accept = async () => {
    if (state.isBusy) return
    setState({ isBusy: true })
    const { reply, faults } = await ask(joinAgency, { body: { token } })
    setState(reply ? {} : { fault: refuse(faults) })
    if (!reply) return
    queries.setQueryData(account.queryKey, reply)
    forgetInvitation()
    toast({ text: words('joined', { agency: nameIn(agency, language) }) })
    await navigateLater({ href: pathInLanguage('/account', language) })
  }
  return (
    <>
      {state.fault && (
        <p role="alert" className="text-danger">
          {state.fault}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button variant="main" aria-disabled={!!state.isBusy} onClick={() => void accept()}>
          {words('accept')}
        </Button>
        <Decline token={token} />
      </div>
    </>
  )
}
