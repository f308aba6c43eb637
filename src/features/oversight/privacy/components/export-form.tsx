import { ProofField } from '#features/accounts/passwords/components/proof-field.tsx'
import { useProof } from '#features/accounts/passwords/components/use-proof.ts'
import { useWords } from '#i18n/words.tsx'
import { Button } from '#ui/button.tsx'
import { Form } from '#ui/form/form.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { useForm } from '#ui/form/use-form.ts'
import { phrases } from '../phrases/screen.ts'
import { useExporting } from './use-exporting.ts'

type ExportFormProps = { email: string; onDone: () => void; onCancel: () => void }

export function ExportForm({ email, onDone, onCancel }: ExportFormProps) {
  const words = useWords(phrases)
  const proof = useProof(true)
  const { download } = useExporting()
  const form = useForm({
    check: proof.check,
    send: async (typed) => {
      const wrong = await proof.give(typed)
      if (wrong.length > 0) return wrong
      const faults = await download()
      if (faults.length === 0) onDone()
      return faults
    },
  })
  return (
    <Form form={form} label={words('export')}>
      <ProofField email={email} />
      <div className="flex flex-wrap gap-3">
        <SubmitButton variant="primary">{words('export')}</SubmitButton>
        <Button variant="quiet" size="large" onClick={onCancel}>
          {words('notNow')}
        </Button>
      </div>
    </Form>
  )
}
