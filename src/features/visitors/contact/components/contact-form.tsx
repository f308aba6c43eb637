import { useEffect, useState } from 'react'
import { EmailField } from '#features/accounts/account/components/email-field.tsx'
import { LegalNote } from '#features/reference/page-links/components/legal-note.tsx'
import { SpamTraps } from '#features/visitors/forms/components/spam-traps.tsx'
import { Prefill } from '#features/visitors/forms/components/prefill.tsx'
import { phrases as consents } from '#features/visitors/forms/phrases/consents.ts'
import { phrases as ofForms } from '#features/visitors/forms/phrases/screens.ts'
import { NameField, PhoneField } from '#features/visitors/forms/components/person-fields.tsx'
import { formatDuration } from '#i18n/format-members.ts'
import { useLanguage, useWords } from '#i18n/words.tsx'
import { nameOf } from '#platform/call.ts'
import { faultsIn } from '#platform/browser/check-input.ts'
import { usePageCall } from '#platform/browser/page-call.ts'
import { Form } from '#ui/form/form.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { TextAreaField } from '#ui/form/text-area-field.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { isAsSent } from '#ui/form/typed.ts'
import { useForm } from '#ui/form/use-form.ts'
import { useToast } from '#ui/toast/toaster.tsx'
import { ContactMessage, messageMonths, sendMessage } from '../contract.ts'
import { phrases as ofScreen } from '../phrases/screen.ts'
import { MessageSentTo } from './message-sent.tsx'
import { messageIn } from './sent-message.ts'

const phrases = { ...ofForms, ...ofScreen }

function useContactForm(onSent: (email: string) => void) {
  const words = useWords(phrases)
  const language = useLanguage()
  const toast = useToast()
  const ask = usePageCall(words('failed'))
  const form = useForm({
    keptAs: 'contact',
    check: (typed) => faultsIn(ContactMessage, messageIn(typed), language),
    send: async (typed) => {
      const body = messageIn(typed)
      const { reply, faults } = await ask(sendMessage, { body })
      if (!reply) return faults
      toast({ text: words('sent') })
      if (isAsSent(form.element.current, typed)) onSent(body.email)
      return []
    },
  })
  return form
}

function Consent() {
  const words = useWords(consents)
  const duration = formatDuration(messageMonths, 'month', useLanguage())
  return <p className="text-sm text-muted">{words('contact1', { duration })}</p>
}

function Fields() {
  const words = useWords(phrases)
  return (
    <>
      <NameField label={words('name')} />
      <EmailField label={words('email')} type="email" autoComplete="email" />
      <PhoneField label={words('phone')} />
      <TextField label={words('subject')} name="subject" dir="auto" isRequired />
      <TextAreaField label={words('message')} name="message" isRequired />
    </>
  )
}

type MessageFormProps = {
  isNext: boolean
  onSent: (email: string) => void
}

function MessageForm({ isNext, onSent }: MessageFormProps) {
  const words = useWords(phrases)
  const form = useContactForm(onSent)
  const { element } = form
  useEffect(() => {
    if (isNext) element.current?.querySelector<HTMLInputElement>('[name=name]')?.focus()
  }, [element, isNext])
  return (
    <Form form={form} label={words('title')} plainCall={nameOf(sendMessage)}>
      <Fields />
      <SpamTraps />
      <Prefill form={form} />
      <Consent />
      <SubmitButton>{words('send')}</SubmitButton>
      <LegalNote says="form" />
    </Form>
  )
}

export function ContactForm() {
  const [sentTo, setSentTo] = useState<string>()
  const [isNext, setNext] = useState(false)
  const writeAnother = () => {
    setSentTo(undefined)
    setNext(true)
  }
  if (sentTo !== undefined) return <MessageSentTo email={sentTo} onAnother={writeAnother} />
  return <MessageForm isNext={isNext} onSent={setSentTo} />
}
