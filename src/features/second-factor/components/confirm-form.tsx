import { useLanguage, useWords } from '#i18n/words.tsx'
import { faultsIn } from '#platform/browser/check-input.ts'
import { usePageCall } from '#platform/browser/page-call.ts'
import { Form } from '#ui/form/form.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { textOf } from '#ui/form/typed.ts'
import { useForm } from '#ui/form/use-form.ts'
import { confirmSecondFactor, SecondFactorCode, type StartedFactor } from '../contract.ts'
import { phrases } from '../phrases/screen.ts'
import { CodeField } from './code-field.tsx'

const bodyOf = (typed: FormData) => ({ code: textOf(typed, 'code') })

function Secret({ secret, uri, qrCode }: StartedFactor) {
  const words = useWords(phrases)
  return (
    <div className="grid gap-4">
      <p>{words('scan')}</p>
      <img
        src={qrCode}
        alt={words('scanAlt')}
        width={208}
        height={208}
        className="rounded-control"
      />
      <p className="text-sm text-muted">
        {words('byHand')}
        <code className="mt-1 block text-ink select-all">
          <bdi dir="ltr">{secret.match(/.{4}/g)?.join(' ')}</bdi>
        </code>
      </p>
      <a href={uri} className="justify-self-start text-palm underline underline-offset-4">
        {words('openApp')}
      </a>
    </div>
  )
}

type Props = { started: StartedFactor; label: string; onDone: (recoveryCodes: string[]) => void }

/** The secret as a picture and in letters, and the first code that proves that it arrived. */
export function ConfirmForm({ started, label, onDone }: Props) {
  const words = useWords(phrases)
  const language = useLanguage()
  const ask = usePageCall()
  const form = useForm({
    check: (typed) => faultsIn(SecondFactorCode, bodyOf(typed), language),
    send: async (typed) => {
      const { reply, faults } = await ask(confirmSecondFactor, { body: bodyOf(typed) })
      if (reply) onDone(reply.recoveryCodes)
      return faults
    },
  })
  return (
    <Form form={form} label={label} className="max-w-md">
      <Secret {...started} />
      <CodeField hint={words('codeHint')} />
      <SubmitButton>{words('confirm')}</SubmitButton>
    </Form>
  )
}
