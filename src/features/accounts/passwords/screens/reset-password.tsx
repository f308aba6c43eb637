import { pathInLanguage } from '#i18n/language.ts'
import { useLanguage, useWords } from '#i18n/words.tsx'
import { faultsIn } from '#platform/browser/check-input.ts'
import { forgetMailedToken, useMailedToken } from '#platform/browser/mailed-token.ts'
import { usePageCall } from '#platform/browser/page-call.ts'
import { Form } from '#ui/form/form.tsx'
import { NewPasswordFields } from '#ui/form/new-password-fields.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { textOf } from '#ui/form/typed.ts'
import { useForm } from '#ui/form/use-form.ts'
import { FormPage } from '#ui/form/form-page.tsx'
import { useNavigateLater } from '#ui/links/navigate-later.ts'
import { SiteLink } from '#ui/site-link.tsx'
import { useToast } from '#ui/toast/toaster.tsx'
import { NewPassword, resetPassword, minPasswordLength } from '../contract.ts'
import { phrases } from '../phrases/screens.ts'

function useResetForm(token: string) {
  const words = useWords(phrases)
  const language = useLanguage()
  const navigateLater = useNavigateLater()
  const toast = useToast()
  const ask = usePageCall()
  const bodyOf = (typed: FormData) => ({
    token,
    password: textOf(typed, 'password'),
    confirmPassword: textOf(typed, 'confirmPassword'),
  })
  return useForm({
    check: (typed) => faultsIn(NewPassword, bodyOf(typed), language),
    send: async (typed) => {
      const { reply, faults } = await ask(resetPassword, { body: bodyOf(typed) })
      if (!reply) return faults
      toast({ text: words('changed') })
      forgetMailedToken('reset-password')
      await navigateLater({ href: pathInLanguage('/login', language) })
      return []
    },
  })
}

function NewLink() {
  return (
    <SiteLink href="/forgot-password" className="text-palm underline underline-offset-4">
      {useWords(phrases)('newLink')}
    </SiteLink>
  )
}

function ResetForm({ token }: { token: string }) {
  const words = useWords(phrases)
  const form = useResetForm(token)
  const isSpent = form.faults.some(({ path }) => path === 'token')
  return (
    <Form form={form} label={words('resetTitle')}>
      <NewPasswordFields
        name="password"
        label={words('newPassword')}
        minLength={minPasswordLength}
        confirmLabel={words('confirmPassword')}
      />
      <SubmitButton>{words('change')}</SubmitButton>
      {isSpent && <NewLink />}
    </Form>
  )
}

export function ResetPasswordScreen() {
  const words = useWords(phrases)
  const token = useMailedToken('reset-password')
  return (
    <FormPage title={words('resetTitle')} note={words('resetNote')}>
      {token === '' ? (
        <div role="alert" className="grid justify-items-start gap-4">
          <p>{words('noLink')}</p>
          <NewLink />
        </div>
      ) : (
        <ResetForm token={token ?? ''} />
      )}
    </FormPage>
  )
}
