import { useState } from 'react'
import { EmailField } from '#features/accounts/account/components/email-field.tsx'
import { CodeField } from '#features/accounts/second-factor/components/code-field.tsx'
import type { Language } from '#i18n/language.ts'
import { useLanguage, useWords } from '#i18n/words.tsx'
import { faultAt, faultsIn } from '#platform/browser/check-input.ts'
import { usePageCall } from '#platform/browser/page-call.ts'
import { Form } from '#ui/form/form.tsx'
import { CurrentPasswordField } from '#ui/form/current-password-field.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { textOf } from '#ui/form/typed.ts'
import { useForm } from '#ui/form/use-form.ts'
import { followUser } from '#ui/links/moved-on.ts'
import { SiteLink } from '#ui/site-link.tsx'
import { useToast } from '#ui/toast/toaster.tsx'
import { Credentials, login } from '../contract.ts'
import { phrases } from '../phrases/screen.ts'
import { canLogInWith } from '../rules.ts'
import { DemoLogins } from './demo-logins.tsx'

const bodyOf = (typed: FormData) => ({
  email: textOf(typed, 'email'),
  password: textOf(typed, 'password'),
  code: textOf(typed, 'code') || undefined,
})

type Fault = ReturnType<typeof faultAt>

const isTooShort = ({ path, code }: Fault) => path === 'password' && code === 'too_short'

/** No password is that short, so it is wrong: the rule for new passwords would not help here. */
function wrongPasswords(faults: readonly Fault[], language: Language): Fault[] {
  const { path: _, ...wrong } = faultAt('password', 'invalid_credentials', language)
  return faults.map((fault) => (isTooShort(fault) ? wrong : fault))
}

function useLoginForm(onDone: () => void) {
  const words = useWords(phrases)
  const language = useLanguage()
  const toast = useToast()
  const ask = usePageCall()
  const [codeField, setCodeField] = useState<'none' | 'asked' | 'next'>('none')
  const form = useForm({
    check: (typed) => {
      const body = bodyOf(typed)
      const wrong = faultsIn(Credentials, body, language).filter((fault) => !isTooShort(fault))
      const isUsable = wrong.some(({ path }) => path === 'email') || canLogInWith(body.email)
      return isUsable ? wrong : [faultAt('email', 'invalid_email', language), ...wrong]
    },
    send: async (typed) => {
      const hasMovedOn = followUser()
      const { reply, faults } = await ask(login, { body: bodyOf(typed) })
      const isHalfway = faults.some(({ code }) => code === 'second_factor_required')
      // A password that is being typed again must not go on in the field of the code, where it is shown.
      if (isHalfway && codeField === 'none') {
        setCodeField(hasMovedOn() ? 'asked' : 'next')
        return undefined
      }
      if (!reply) return wrongPasswords(faults, language)
      toast({ text: words('done') })
      onDone()
      return []
    },
  })
  return { form, codeField }
}

export function LoginForm({ onDone }: { onDone: () => void }) {
  const words = useWords(phrases)
  const { form, codeField } = useLoginForm(onDone)
  return (
    <Form form={form} label={words('title')}>
      <EmailField label={words('email')} type="text" autoComplete="username" />
      <CurrentPasswordField label={words('password')} />
      {codeField !== 'none' && (
        <CodeField
          label={words('code')}
          hint={words('codeHint')}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the next thing to do, after a press
          autoFocus={codeField === 'next'}
        />
      )}
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
