import { useWords } from '#i18n/words.tsx'
import { FormPage } from '#ui/form/form-page.tsx'
import { FinanceForm } from '../components/lazy-form.ts'
import type { Steps } from '../components/use-finance-form.ts'
import { phrases } from '../phrases/form.ts'

/** The address has the step, so that "back" leads to the previous one, and nothing that was entered. */
export function FinanceScreen(steps: Steps) {
  const words = useWords(phrases)
  return (
    <FormPage title={words('title')} note={words('note')}>
      <FinanceForm {...steps} />
    </FormPage>
  )
}
