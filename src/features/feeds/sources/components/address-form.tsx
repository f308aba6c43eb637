import { useLanguage, useWords } from '#i18n/words.tsx'
import { faultsIn } from '#platform/browser/check-input.ts'
import { usePageCall } from '#platform/browser/page-call.ts'
import { Form } from '#ui/form/form.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { resetSent, textOf } from '#ui/form/typed.ts'
import { useForm } from '#ui/form/use-form.ts'
import { addFeed, type Feed, FeedAddress, schedules } from '../contract.ts'
import { phrases } from '../phrases.ts'
import { AddressFields } from './address-fields.tsx'

const bodyOf = (typed: FormData) => ({
  url: textOf(typed, 'url').trim(),
  schedule: schedules.find((one) => one === textOf(typed, 'schedule')) ?? 'off',
})

export function AddressForm({ onAdded }: { onAdded: (feed: Feed) => Promise<void> }) {
  const words = useWords(phrases)
  const language = useLanguage()
  const ask = usePageCall()
  const form = useForm({
    check: (typed) => faultsIn(FeedAddress, bodyOf(typed), language),
    send: async (typed) => {
      const { reply, faults } = await ask(addFeed, { body: bodyOf(typed) })
      if (!reply) return faults
      resetSent(form.element.current, typed)
      await onAdded(reply.feed)
      return []
    },
  })
  return (
    <Form form={form} label={words('address')}>
      <AddressFields />
      <div>
        <SubmitButton variant="primary">{words('check')}</SubmitButton>
      </div>
    </Form>
  )
}
