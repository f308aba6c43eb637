import { useWords } from '#i18n/words.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { phrases } from '../phrases.ts'
import { AllFilters } from './all-filters.tsx'
import { CountButton } from './count-button.tsx'
import type { Results } from '#features/search/results/components/results-model.ts'
import { useAllFilters } from './use-all-filters.ts'
import { useResultsForm } from '#features/search/results/components/filters/use-results-form.ts'

const formId = 'all-filters'

type FilterSheetProps = { results: Results; isOpen: boolean; onClose: () => void }

export function FilterSheet({ results, isOpen, onClose }: FilterSheetProps) {
  const words = useWords(phrases)
  const form = useResultsForm(results, onClose)
  const filters = useAllFilters(results)
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={words('filters')}
      shape="sheet"
      footer={<CountButton form={formId} query={filters.query} />}
    >
      <form {...form} id={formId} onChange={filters.note}>
        <AllFilters results={results} filters={filters} />
      </form>
    </Dialog>
  )
}
