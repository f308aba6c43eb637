import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { AccountSection } from '#features/accounts/area/components/account-section.tsx'
import { showAccount, type User } from '#features/accounts/account/contract.ts'
import { canJoin } from '#features/accounts/account/rules.ts'
import { agentAddress } from '#features/accounts/advertiser/contract.ts'
import { nameIn } from '#i18n/texts/both-texts.ts'
import { useLanguage, useWords } from '#i18n/words.tsx'
import { usePageCall } from '#platform/browser/page-call.ts'
import { useQueryFor } from '#platform/page-query.ts'
import { Button } from '#ui/button.tsx'
import { Confirm } from '#ui/dialog/confirm.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import { useToast } from '#ui/toast/toaster.tsx'
import { WrittenText } from '#ui/bdi.tsx'
import { leaveAgency } from '../contract.ts'
import { phrases } from '../phrases/membership.ts'
import { useRefusal } from './use-refusal.ts'

type Agency = NonNullable<User['agency']>
type ChangeProps = { onChanged: () => void }

function Leave({ agency, onChanged }: ChangeProps & { agency: Agency }) {
  const words = useWords(phrases)
  const toast = useToast()
  const queries = useQueryClient()
  const account = useQueryFor(showAccount, {})
  const ask = usePageCall()
  const refuse = useRefusal()
  const [isOpen, setOpen] = useState(false)
  const values = { agency: nameIn(agency, useLanguage()) }
  const leave = async () => {
    const { reply, faults } = await ask(leaveAgency, {})
    if (reply) {
      queries.setQueryData(account.queryKey, reply)
      toast({ text: words('hasLeft', values) })
    } else refuse(faults)
    onChanged()
  }
  return (
    <>
      <Button variant="quiet" className="justify-self-start" onClick={() => setOpen(true)}>
        {words('leave')}
      </Button>
      <Confirm
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={words('leaveTitle', values)}
        action={words('leave')}
        onConfirm={leave}
      >
        <p>{words('leaveText')}</p>
      </Confirm>
    </>
  )
}

export function OwnAgency({ user, onChanged }: ChangeProps & { user: User }) {
  const words = useWords(phrases)
  if (!canJoin(user)) return null
  const { agency } = user
  if (!agency)
    return <AccountSection title={words('agencyTitle')}>{words('noAgency')}</AccountSection>
  const [before, after] = words('memberOf').split('{agency}')
  return (
    <AccountSection title={words('agencyTitle')}>
      <p>
        {before}
        <SiteLink href={agentAddress(agency)} className="text-palm underline underline-offset-4">
          <WrittenText texts={agency.names} />
        </SiteLink>
        {after}
      </p>
      <Leave agency={agency} onChanged={onChanged} />
    </AccountSection>
  )
}
