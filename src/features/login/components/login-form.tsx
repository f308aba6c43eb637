import { useLanguage, useWords } from '#i18n/words.tsx'
import { faultAt, faultsIn } from '#platform/browser/check-input.ts'
import { usePageCall } from '#platform/browser/page-call.ts'
import { Form } from '#ui/form/form.tsx'
import { PasswordField } from '#ui/form/password-field.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { textOf } from '#ui/form/typed.ts'
import { useForm } from '#ui/form/use-form.ts'
import { SiteLink } from '#ui/site-link.tsx'
import { useToast } from '#ui/toast/toaster.tsx'
import { Credentials, login } from '../contract.ts'
import { phrases } from '../phrases.ts'
import { canLogInWith } from '../rules.ts'
import { DemoLogins } from './demo-logins.tsx'

const bodyOf = (typed: FormData) => ({
  email: textOf(typed, 'email'),
  password: textOf(typed, 'password'),
})

function useLoginForm(onDone: () => void) {
  const words = useWords(phrases)
  const language = useLanguage()
  const toast = useToast()
  const ask = usePageCall()
  return useForm({
    check: (typed) => {
      const body = bodyOf(typed)
      const wrong = faultsIn(Credentials, body, language)
      const isUsable = wrong.some(({ path }) => path === 'email') || canLogInWith(body.email)
      return isUsable ? wrong : [faultAt('email', 'invalid_email', language), ...wrong]
    },
    send: async (typed) => {
      const { reply, faults } = await ask(login, { body: bodyOf(typed) })
      if (!reply) return faults
      toast({ text: words('done') })
      onDone()
      return []
    },
  })
}

/** `onDone` is told once the cookies of the session are there. */
export function LoginForm({ onDone }: { onDone: () => void }) {
  const words = useWords(phrases)
  const form = useLoginForm(onDone)
  return (
    <Form form={form} label={words('title')}>
      <TextField
        label={words('email')}
        name="email"
        type="text"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        dir="auto"
        isRequired
      />
      <PasswordField
        label={words('password')}
        name="password"
        autoComplete="current-password"
        isRequired
      />
      <SubmitButton>{words('submit')}</SubmitButton>
      <SiteLink
        href="/forgot-password"
        className="inline-flex min-h-11 items-center justify-self-start text-palm underline underline-offset-4"
      >
        {words('forgot')}
      </SiteLink>
      <DemoLogins form={form.element} />
    </Form>
  )
}
