import { useRef } from 'react'
import { useWords } from '#i18n/words.tsx'
import { AreaUnitSwitch } from '#ui/area-unit-switch.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { phrases } from '../phrases.ts'
import { AllFilters } from './all-filters.tsx'
import { FiltersFoot } from './filters-foot.tsx'
import type { Results } from '#features/search/results/components/results-model.ts'
import { useAllFilters } from './use-all-filters.ts'
import { useResultsForm } from '#features/search/results/components/filters/use-results-form.ts'

const formId = 'all-filters'

type FilterSheetProps = { results: Results; isOpen: boolean; onClose: () => void }

export function FilterSheet({ results, isOpen, onClose }: FilterSheetProps) {
  const words = useWords(phrases)
  const element = useRef<HTMLFormElement>(null)
  const filters = useAllFilters(results, element)
  const close = () => {
    filters.reset()
    onClose()
  }
  const form = useResultsForm(results, close)
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title={words('filters')}
      shape="sheet"
      footer={<FiltersFoot form={formId} results={results} filters={filters} />}
    >
      <form {...form} ref={element} id={formId}>
        <AllFilters results={filters.start} filters={filters} />
      </form>
      {/* It says how areas are shown and is no filter, so it is not in the form. */}
      <div className="pt-6 lg:hidden">
        <AreaUnitSwitch name="sheet-unit" isLegendShown />
      </div>
    </Dialog>
  )
}
