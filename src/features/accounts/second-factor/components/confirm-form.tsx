import { formatDuration } from '#i18n/format-members.ts'
import { useLanguage, useWords } from '#i18n/words.tsx'
import { faultsIn } from '#platform/browser/check-input.ts'
import { usePageCall } from '#platform/browser/page-call.ts'
import { TextField } from '#ui/form/text-field.tsx'
import { textOf } from '#ui/form/typed.ts'
import { useForm } from '#ui/form/use-form.ts'
import {
  codeDigits,
  codeSeconds,
  confirmSecondFactor,
  SecondFactorCode,
  type StartedFactor,
} from '../contract.ts'
import { phrases } from '../phrases/screen.ts'
import { FactorForm } from './factor-form.tsx'
import { FactorKey } from './factor-key.tsx'
import { Stage } from './stage.tsx'

const bodyOf = (typed: FormData) => ({ code: textOf(typed, 'code') })

type ConfirmFormProps = {
  started: StartedFactor
  onConfirmed: (recoveryCodes: readonly string[]) => void
  onCancel: () => void
}

export function ConfirmForm({ started, onConfirmed, onCancel }: ConfirmFormProps) {
  const words = useWords(phrases)
  const language = useLanguage()
  const ask = usePageCall()
  const form = useForm({
    check: (typed) => faultsIn(SecondFactorCode, bodyOf(typed), language),
    send: async (typed) => {
      const { reply, faults } = await ask(confirmSecondFactor, { body: bodyOf(typed) })
      if (!reply) return faults
      onConfirmed(reply.recoveryCodes)
      return []
    },
  })
  const duration = formatDuration(codeSeconds, 'second', language)
  return (
    <Stage title={words('scanTitle')}>
      <p>{words('scanText')}</p>
      <FactorKey started={started} />
      <FactorForm form={form} label={words('title')} action={words('switchOn')} onCancel={onCancel}>
        <TextField
          label={words('code')}
          hint={words('codeHint', { count: codeDigits, duration })}
          name="code"
          data-secret=""
          inputMode="numeric"
          autoComplete="one-time-code"
          dir="auto"
          isRequired
        />
      </FactorForm>
    </Stage>
  )
}
