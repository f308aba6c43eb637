import { useLanguage, useWords } from '#i18n/words.tsx'
import { faultAt, faultsIn } from '#platform/browser/check-input.ts'
import { usePageCall } from '#platform/browser/page-call.ts'
import { Form } from '#ui/form/form.tsx'
import { CurrentPasswordField } from '#ui/form/current-password-field.tsx'
import { NewPasswordFields } from '#ui/form/new-password-fields.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { resetSent, textOf } from '#ui/form/typed.ts'
import { useForm } from '#ui/form/use-form.ts'
import { useToast } from '#ui/toast/toaster.tsx'
import { PasswordChange, minPasswordLength, updatePassword } from '../contract.ts'
import { phrases } from '../phrases/screens.ts'

const bodyOf = (typed: FormData) => ({
  oldPassword: textOf(typed, 'oldPassword'),
  newPassword: textOf(typed, 'newPassword'),
  confirmPassword: textOf(typed, 'confirmPassword'),
})

function useChangeForm(onChanged: () => void) {
  const words = useWords(phrases)
  const language = useLanguage()
  const toast = useToast()
  const ask = usePageCall()
  const form = useForm({
    check: (typed) => {
      const body = bodyOf(typed)
      const wrong = faultsIn(PasswordChange, body, language)
      const isSame = body.newPassword !== '' && body.newPassword === body.oldPassword
      return isSame ? [faultAt('newPassword', 'password_unchanged', language), ...wrong] : wrong
    },
    send: async (typed) => {
      const { reply, faults } = await ask(updatePassword, { body: bodyOf(typed) })
      if (!reply) return faults
      resetSent(form.element.current, typed)
      toast({ text: words('changed') })
      onChanged()
      return []
    },
  })
  return form
}

export function ChangePassword({ email, onChanged }: { email: string; onChanged: () => void }) {
  const words = useWords(phrases)
  const form = useChangeForm(onChanged)
  return (
    <Form form={form} label={words('changeTitle')} className="max-w-md">
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <CurrentPasswordField label={words('oldPassword')} name="oldPassword" />
      <NewPasswordFields
        name="newPassword"
        label={words('newPassword')}
        minLength={minPasswordLength}
        confirmLabel={words('confirmPassword')}
      />
      <SubmitButton>{words('change')}</SubmitButton>
    </Form>
  )
}
