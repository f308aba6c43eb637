import { useWords } from '#i18n/words.tsx'
import { AreaUnitSwitch } from '#ui/area-unit-switch.tsx'
import { phrases } from '../phrases.ts'
import type { Results } from './results-model.ts'
import { SortMenu } from './sort-menu.tsx'
import { resultsTitle } from './filters/use-results-form.ts'

export function ResultsHeading({ results }: { results: Results }) {
  const words = useWords(phrases)
  const { title, total: count, totalIsExact } = results
  return (
    <div className="results-heading">
      <div className="grid min-w-0 gap-1">
        <h1 id={resultsTitle} tabIndex={-1} className="text-xl outline-none md:text-2xl">
          {title}
        </h1>
        <p role="status" className="text-sm text-muted tabular-nums">
          {count > 0 && words(totalIsExact ? 'found' : 'foundMany', { count })}
        </p>
      </div>
      <div className="results-order">
        <AreaUnitSwitch name="shown-unit" />
        <div>
          <SortMenu search={results.search} />
        </div>
      </div>
    </div>
  )
}
