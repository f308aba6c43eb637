import { useId } from 'react'
import { LegalNote } from '#features/reference/page-links/components/legal-note.tsx'
import { useWords } from '#i18n/words.tsx'
import { CheckBox } from '#ui/form/choices/check-box.tsx'
import { FieldError } from '#ui/form/field.tsx'
import { useFault } from '#ui/form/form-state.ts'
import { phrases } from '../phrases/terms.ts'

export function TermsBox() {
  const words = useWords(phrases)
  const id = useId()
  const error = useFault('acceptTerms')
  return (
    <div>
      <CheckBox
        label={words('acceptTerms')}
        name="acceptTerms"
        required
        aria-invalid={error ? true : undefined}
        aria-describedby={error && `${id}-error`}
      />
      {error && <FieldError id={id} error={error} />}
      <LegalNote says="agreement" />
    </div>
  )
}
