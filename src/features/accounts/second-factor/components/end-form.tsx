import { useLanguage, useWords } from '#i18n/words.tsx'
import { faultsIn } from '#platform/browser/check-input.ts'
import { usePageCall } from '#platform/browser/page-call.ts'
import { CurrentPasswordField } from '#ui/form/current-password-field.tsx'
import { textOf } from '#ui/form/typed.ts'
import { useForm } from '#ui/form/use-form.ts'
import { useToast } from '#ui/toast/toaster.tsx'
import { endSecondFactor, SecondFactorEnd } from '../contract.ts'
import { phrases } from '../phrases/screen.ts'
import { CodeField } from './code-field.tsx'
import { FactorForm } from './factor-form.tsx'
import { Stage } from './stage.tsx'

const bodyOf = (typed: FormData) => ({
  password: textOf(typed, 'password'),
  code: textOf(typed, 'code'),
})

function useEnding(onEnded: () => void) {
  const words = useWords(phrases)
  const language = useLanguage()
  const toast = useToast()
  const ask = usePageCall()
  return useForm({
    check: (typed) => faultsIn(SecondFactorEnd, bodyOf(typed), language),
    send: async (typed) => {
      const { reply, faults } = await ask(endSecondFactor, { body: bodyOf(typed) })
      if (!reply) return faults
      toast({ text: words('ended') })
      onEnded()
      return []
    },
  })
}

type EndFormProps = { email: string; onEnded: () => void; onCancel: () => void }

export function EndForm({ email, onEnded, onCancel }: EndFormProps) {
  const words = useWords(phrases)
  const form = useEnding(onEnded)
  return (
    <Stage title={words('endTitle')}>
      <FactorForm form={form} label={words('endTitle')} action={words('end')} onCancel={onCancel}>
        <input type="text" autoComplete="username" value={email} readOnly hidden />
        <CurrentPasswordField label={words('password')} />
        <CodeField label={words('endCode')} hint={words('endCodeHint')} />
      </FactorForm>
    </Stage>
  )
}
