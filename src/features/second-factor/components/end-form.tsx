import { useLanguage, useWords } from '#i18n/words.tsx'
import { faultsIn } from '#platform/browser/check-input.ts'
import { usePageCall } from '#platform/browser/page-call.ts'
import { Form } from '#ui/form/form.tsx'
import { PasswordField } from '#ui/form/password-field.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { textOf } from '#ui/form/typed.ts'
import { useForm } from '#ui/form/use-form.ts'
import { useToast } from '#ui/toast/toaster.tsx'
import { endSecondFactor, SecondFactorEnd } from '../contract.ts'
import { phrases } from '../phrases/screen.ts'
import { CodeField } from './code-field.tsx'

const bodyOf = (typed: FormData) => ({
  password: textOf(typed, 'password'),
  code: textOf(typed, 'code'),
})

/** Switches it off again: with the password and the phone, or a recovery code in its stead. */
export function EndForm({ label, onDone }: { label: string; onDone: () => void }) {
  const words = useWords(phrases)
  const language = useLanguage()
  const toast = useToast()
  const ask = usePageCall()
  const form = useForm({
    check: (typed) => faultsIn(SecondFactorEnd, bodyOf(typed), language),
    send: async (typed) => {
      const { reply, faults } = await ask(endSecondFactor, { body: bodyOf(typed) })
      if (!reply) return faults
      toast({ text: words('ended') })
      onDone()
      return []
    },
  })
  return (
    <Form form={form} label={label} className="max-w-md">
      <p>{words('on')}</p>
      <PasswordField
        label={words('password')}
        name="password"
        autoComplete="current-password"
        isRequired
      />
      <CodeField hint={words('endCodeHint')} />
      <SubmitButton>{words('end')}</SubmitButton>
    </Form>
  )
}
