import type { ReactNode } from 'react'
import { useWords } from '#i18n/words.tsx'
import { Button } from '#ui/button.tsx'
import { Form } from '#ui/form/form.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import type { FormControl } from '#ui/form/use-form.ts'
import { phrases } from '../phrases/screen.ts'

type FactorFormProps = {
  form: FormControl
  label: string
  action: string
  onCancel: () => void
  children: ReactNode
}

export function FactorForm({ form, label, action, onCancel, children }: FactorFormProps) {
  const words = useWords(phrases)
  return (
    <Form form={form} label={label} className="max-w-md">
      {children}
      <div className="flex flex-wrap gap-3">
        <SubmitButton variant="primary">{action}</SubmitButton>
        <Button variant="quiet" size="large" onClick={onCancel}>
          {words('cancel')}
        </Button>
      </div>
    </Form>
  )
}
