import { useState } from 'react'
import { nameIn } from '#i18n/texts/both-texts.ts'
import { useLanguage, useWords } from '#i18n/words.tsx'
import { usePageCall } from '#platform/browser/page-call.ts'
import { Button } from '#ui/button.tsx'
import { Confirm } from '#ui/dialog/confirm.tsx'
import { useToast } from '#ui/toast/toaster.tsx'
import { type Member, removeMember, resendInvitation, revokeInvitation } from '../contract.ts'
import { phrases } from '../phrases/screens.ts'
import { useRefusal } from './use-refusal.ts'

type Props = { member: Member; onChanged: () => void }

function Resend({ member }: Props) {
  const words = useWords(phrases)
  const toast = useToast()
  const ask = usePageCall()
  const refuse = useRefusal()
  const [isBusy, setBusy] = useState(false)
  const resend = async () => {
    if (isBusy) return
    setBusy(true)
    const { reply, faults } = await ask(resendInvitation, { params: { id: member.id } })
    setBusy(false)
    if (reply) toast({ text: words('invited', { email: member.name }) })
    else refuse(faults)
  }
  return (
    <Button
      variant="quiet"
      size="small"
      aria-label={words('resendTo', { name: member.name })}
      aria-disabled={isBusy}
      onClick={() => void resend()}
    >
      {words('resend')}
    </Button>
  )
}

const wordsOf = {
  invited: {
    action: 'revoke',
    of: 'revokeOf',
    title: 'revokeTitle',
    text: 'revokeText',
    done: 'revoked',
  },
  declined: {
    action: 'forget',
    of: 'forgetOf',
    title: 'forgetTitle',
    text: 'forgetText',
    done: 'removed',
  },
  active: {
    action: 'remove',
    of: 'removeName',
    title: 'removeTitle',
    text: 'removeText',
    done: 'removed',
  },
} as const

function End({ member, onChanged, status }: Props & { status: keyof typeof wordsOf }) {
  const words = useWords(phrases)
  const toast = useToast()
  const ask = usePageCall()
  const refuse = useRefusal()
  const [isOpen, setOpen] = useState(false)
  const { action, of, title, text, done } = wordsOf[status]
  const { id } = member
  const name = nameIn(member, useLanguage())
  const end = async () => {
    const { reply, faults } = await ask(status === 'active' ? removeMember : revokeInvitation, {
      params: { id },
    })
    if (reply) toast({ text: words(done) })
    else refuse(faults)
    // A refusal also means that the list is out of date.
    onChanged()
  }
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        aria-label={words(of, { name })}
        onClick={() => setOpen(true)}
      >
        {words(action)}
      </Button>
      <Confirm
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={words(title, { name })}
        action={words(action)}
        dismiss={status === 'invited' ? words('keep') : undefined}
        onConfirm={end}
      >
        <p>{words(text, { name })}</p>
      </Confirm>
    </>
  )
}

export function MemberActions(props: Props) {
  const { status } = props.member
  if (status === 'left') return null
  return (
    <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:ps-15">
      {status === 'invited' && <Resend {...props} />}
      <End {...props} status={status} />
    </div>
  )
}
