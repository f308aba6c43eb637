import { useLanguage, useWords } from '#i18n/words.tsx'
import { faultsIn } from '#platform/browser/check-input.ts'
import { usePageCall } from '#platform/browser/page-call.ts'
import { Form } from '#ui/form/form.tsx'
import { PasswordField } from '#ui/form/password-field.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { textOf } from '#ui/form/typed.ts'
import { useForm } from '#ui/form/use-form.ts'
import { SecondFactorStart, type StartedFactor, startSecondFactor } from '../contract.ts'
import { phrases } from '../phrases/screen.ts'

const bodyOf = (typed: FormData) => ({ password: textOf(typed, 'password') })

type Props = { email: string; label: string; onStarted: (started: StartedFactor) => void }

/** The password again, before anything is shown that opens the account. */
export function StartForm({ email, label, onStarted }: Props) {
  const words = useWords(phrases)
  const language = useLanguage()
  const ask = usePageCall()
  const form = useForm({
    check: (typed) => faultsIn(SecondFactorStart, bodyOf(typed), language),
    send: async (typed) => {
      const { reply, faults } = await ask(startSecondFactor, { body: bodyOf(typed) })
      if (reply) onStarted(reply.secondFactor)
      return faults
    },
  })
  return (
    <Form form={form} label={label} className="max-w-md">
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label={words('password')}
        name="password"
        autoComplete="current-password"
        isRequired
      />
      <SubmitButton>{words('start')}</SubmitButton>
    </Form>
  )
}
