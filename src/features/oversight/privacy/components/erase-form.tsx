import { useSessionEnd } from '#features/accounts/sessions/components/use-session-end.ts'
import { useLanguage, useWords } from '#i18n/words.tsx'
import { faultsIn } from '#platform/browser/check-input.ts'
import { usePageCall } from '#platform/browser/page-call.ts'
import { Button } from '#ui/button.tsx'
import { Form } from '#ui/form/form.tsx'
import { CurrentPasswordField } from '#ui/form/current-password-field.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { textOf } from '#ui/form/typed.ts'
import { useForm } from '#ui/form/use-form.ts'
import { Erasure, eraseAccount } from '../contract.ts'
import { phrases } from '../phrases/screen.ts'

const bodyOf = (typed: FormData) => ({ password: textOf(typed, 'password') })

function useErasing() {
  const words = useWords(phrases)
  const language = useLanguage()
  const ask = usePageCall()
  const endSession = useSessionEnd()
  return useForm({
    check: (typed) => faultsIn(Erasure, bodyOf(typed), language),
    send: (typed) =>
      endSession({ end: () => ask(eraseAccount, { body: bodyOf(typed) }), text: words('erased') }),
  })
}

const consequences = ['erasePerson', 'eraseAds', 'eraseTeam'] as const

export function EraseForm({ onCancel }: { onCancel: () => void }) {
  const words = useWords(phrases)
  const form = useErasing()
  return (
    <Form form={form} label={words('eraseTitle')}>
      <div className="grid gap-2">
        <p>{words('eraseNow')}</p>
        <ul className="grid list-disc gap-1 ps-5">
          {consequences.map((one) => (
            <li key={one}>{words(one)}</li>
          ))}
        </ul>
      </div>
      <CurrentPasswordField label={words('password')} />
      <div className="flex flex-wrap gap-3">
        <SubmitButton>{words('erase')}</SubmitButton>
        <Button variant="quiet" size="large" onClick={onCancel}>
          {words('cancel')}
        </Button>
      </div>
    </Form>
  )
}
