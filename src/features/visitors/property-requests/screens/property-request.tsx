import { useSuspenseQuery } from '@tanstack/react-query'
import { useWords } from '#i18n/words.tsx'
import { useQueryFor } from '#platform/page-query.ts'
import { FormPage } from '#ui/form/form-page.tsx'
import { RequestForm } from '../components/lazy-form.ts'
import { readRequestPage } from '../contract/request-page.ts'
import { phrases } from '../phrases/form.ts'

export function PropertyRequestScreen() {
  const words = useWords(phrases)
  const { data } = useSuspenseQuery(useQueryFor(readRequestPage, {}))
  return (
    <FormPage title={words('title')} note={words('note')}>
      <RequestForm page={data} />
    </FormPage>
  )
}
