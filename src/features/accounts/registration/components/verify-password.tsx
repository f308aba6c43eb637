import { useState } from 'react'
import { useLanguage, useWords } from '#i18n/words.tsx'
import { faultsIn } from '#platform/browser/check-input.ts'
import { usePageCall } from '#platform/browser/page-call.ts'
import { Button } from '#ui/button.tsx'
import { Confirm } from '#ui/dialog/confirm.tsx'
import { Form } from '#ui/form/form.tsx'
import { FormPage } from '#ui/form/form-page.tsx'
import { CurrentPasswordField } from '#ui/form/current-password-field.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { textOf } from '#ui/form/typed.ts'
import { useForm } from '#ui/form/use-form.ts'
import { endRegistration, Verification, type Verified, verifyByForm } from '../contract.ts'
import { phrases } from '../phrases/verify.ts'

type TokenProps = { token: string }

function PasswordForm({ token, onOpened }: TokenProps & { onOpened: (opened: Verified) => void }) {
  const words = useWords(phrases)
  const language = useLanguage()
  const ask = usePageCall()
  const bodyOf = (typed: FormData) => ({ token, password: textOf(typed, 'password') })
  const form = useForm({
    check: (typed) => faultsIn(Verification, bodyOf(typed), language),
    send: async (typed) => {
      const { reply, faults } = await ask(verifyByForm, { body: bodyOf(typed) })
      if (reply) onOpened(reply)
      return faults
    },
  })
  return (
    <Form form={form} label={words('passwordTitle')}>
      <CurrentPasswordField label={words('password')} />
      <SubmitButton>{words('activate')}</SubmitButton>
    </Form>
  )
}

function NotMe({ token, onEnded }: TokenProps & { onEnded: () => void }) {
  const words = useWords(phrases)
  const ask = usePageCall()
  const [isAsking, setAsking] = useState(false)
  const [fault, setFault] = useState<string>()
  const end = async () => {
    setFault(undefined)
    const { reply, faults } = await ask(endRegistration, { body: { token } })
    if (reply) onEnded()
    else setFault(faults[0]?.msg || words('notEnded'))
  }
  return (
    <div className="grid justify-items-start gap-3 border-t border-line pt-5">
      <p className="text-muted">{words('notMeHint')}</p>
      {fault && (
        <p role="alert" className="text-danger">
          {fault}
        </p>
      )}
      <Button variant="quiet" onClick={() => setAsking(true)}>
        {words('notMe')}
      </Button>
      <Confirm
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={words('endTitle')}
        action={words('end')}
        onConfirm={end}
      >
        <p>{words('endText')}</p>
      </Confirm>
    </div>
  )
}

type VerifyPasswordProps = TokenProps & {
  onOpened: (opened: Verified) => void
  onEnded: () => void
}

/** Otherwise the owner of the mailbox would get an account with a stranger's password. */
export function VerifyPassword({ token, onOpened, onEnded }: VerifyPasswordProps) {
  const words = useWords(phrases)
  return (
    <FormPage title={words('passwordTitle')} note={words('passwordReason')}>
      <PasswordForm token={token} onOpened={onOpened} />
      <NotMe token={token} onEnded={onEnded} />
    </FormPage>
  )
}
