import { EmailField } from '#features/accounts/account/components/email-field.tsx'
import { useLanguage, useWords } from '#i18n/words.tsx'
import { faultsIn } from '#platform/browser/check-input.ts'
import { usePageCall } from '#platform/browser/page-call.ts'
import { Form } from '#ui/form/form.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { resetSent, textOf } from '#ui/form/typed.ts'
import { useForm } from '#ui/form/use-form.ts'
import { useToast } from '#ui/toast/toaster.tsx'
import { addAgent, NewMember } from '../contract.ts'
import { phrases as membership } from '../phrases/membership.ts'
import { phrases } from '../phrases/screens.ts'

function useInviting(onInvited: () => void) {
  const words = useWords(phrases)
  const language = useLanguage()
  const toast = useToast()
  const ask = usePageCall(useWords(membership)('failed'))
  const form = useForm({
    check: (typed) => faultsIn(NewMember, { email: textOf(typed, 'email') }, language),
    send: async (typed) => {
      const email = textOf(typed, 'email').trim()
      const { reply, faults } = await ask(addAgent, { body: { email } })
      if (!reply) return faults
      resetSent(form.element.current, typed)
      toast({ text: words('invited', { email }) })
      onInvited()
      return []
    },
  })
  return form
}

export function InviteForm({ onInvited }: { onInvited: () => void }) {
  const words = useWords(phrases)
  const form = useInviting(onInvited)
  return (
    <Form form={form} label={words('inviteTitle')} className="max-w-md">
      <EmailField label={words('email')} autoComplete="off" />
      <div>
        <SubmitButton>{words('invite')}</SubmitButton>
      </div>
    </Form>
  )
}
