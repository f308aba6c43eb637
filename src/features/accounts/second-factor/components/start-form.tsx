import { useLanguage, useWords } from '#i18n/words.tsx'
import { faultsIn } from '#platform/browser/check-input.ts'
import { usePageCall } from '#platform/browser/page-call.ts'
import { CurrentPasswordField } from '#ui/form/current-password-field.tsx'
import { textOf } from '#ui/form/typed.ts'
import { useForm } from '#ui/form/use-form.ts'
import { SecondFactorStart, type StartedFactor, startSecondFactor } from '../contract.ts'
import { phrases } from '../phrases/screen.ts'
import { FactorForm } from './factor-form.tsx'
import { Stage } from './stage.tsx'

const bodyOf = (typed: FormData) => ({ password: textOf(typed, 'password') })

type StartFormProps = {
  email: string
  onStarted: (started: StartedFactor) => void
  onCancel: () => void
}

export function StartForm({ email, onStarted, onCancel }: StartFormProps) {
  const words = useWords(phrases)
  const language = useLanguage()
  const ask = usePageCall()
  const form = useForm({
    check: (typed) => faultsIn(SecondFactorStart, bodyOf(typed), language),
    send: async (typed) => {
      const { reply, faults } = await ask(startSecondFactor, { body: bodyOf(typed) })
      if (!reply) return faults
      onStarted(reply.secondFactor)
      return []
    },
  })
  return (
    <Stage title={words('startTitle')}>
      <FactorForm form={form} label={words('title')} action={words('next')} onCancel={onCancel}>
        <input type="text" autoComplete="username" value={email} readOnly hidden />
        <CurrentPasswordField label={words('password')} />
      </FactorForm>
    </Stage>
  )
}
