import { useState } from 'react'
import { formatDuration } from '#i18n/format-members.ts'
import { useLanguage, useWords } from '#i18n/words.tsx'
import { faultsIn } from '#platform/browser/check-input.ts'
import { usePageCall } from '#platform/browser/page-call.ts'
import { Form } from '#ui/form/form.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { textOf } from '#ui/form/typed.ts'
import { useForm } from '#ui/form/use-form.ts'
import { FormPage } from '#ui/form/form-page.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import { useToast } from '#ui/toast/toaster.tsx'
import { Forgotten, forgetPassword, resetHours } from '../contract.ts'
import { phrases } from '../phrases/screens.ts'

const bodyOf = (typed: FormData) => ({ email: textOf(typed, 'email') })

function useForgotForm(onSent: () => void) {
  const words = useWords(phrases)
  const language = useLanguage()
  const toast = useToast()
  const ask = usePageCall()
  return useForm({
    check: (typed) => faultsIn(Forgotten, bodyOf(typed), language),
    send: async (typed) => {
      const { reply, faults } = await ask(forgetPassword, { body: bodyOf(typed) })
      if (!reply) return faults
      toast({ text: words('linkSent') })
      onSent()
      return []
    },
  })
}

function LinkSent() {
  const words = useWords(phrases)
  const language = useLanguage()
  const duration = formatDuration(resetHours, 'hour', language)
  return <p className="rounded-card bg-sand p-4">{words('linkSentText', { duration })}</p>
}

export function ForgotPasswordScreen() {
  const words = useWords(phrases)
  const [isSent, setSent] = useState(false)
  const form = useForgotForm(() => setSent(true))
  return (
    <FormPage
      title={words('forgotTitle')}
      note={words('forgotNote')}
      aside={
        <SiteLink
          href="/login"
          className="inline-flex min-h-11 items-center justify-self-start text-palm underline underline-offset-4"
        >
          {words('toLogin')}
        </SiteLink>
      }
    >
      <Form form={form} label={words('forgotTitle')}>
        <TextField
          label={words('email')}
          name="email"
          type="email"
          autoComplete="username"
          dir="auto"
          isRequired
        />
        <SubmitButton>{words('sendLink')}</SubmitButton>
      </Form>
      <div aria-live="polite" className="empty:hidden">
        {isSent && <LinkSent />}
      </div>
    </FormPage>
  )
}
