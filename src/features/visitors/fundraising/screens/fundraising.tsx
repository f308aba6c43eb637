import { useSuspenseQuery } from '@tanstack/react-query'
import { listEmirates } from '#features/reference/place-search/contract.ts'
import { useWords } from '#i18n/words.tsx'
import { useQueryFor } from '#platform/page-query.ts'
import { FormPage } from '#ui/form/form-page.tsx'
import { FundraisingForm } from '../components/lazy-form.ts'
import { phrases } from '../phrases/form.ts'

export function FundraisingScreen() {
  const words = useWords(phrases)
  const { data } = useSuspenseQuery(useQueryFor(listEmirates, {}))
  return (
    <FormPage title={words('title')} note={words('note')}>
      <FundraisingForm emirates={data.emirates} />
    </FormPage>
  )
}
