import { useWords } from '#i18n/words.tsx'
import { AreaUnitSwitch } from '#ui/area-unit-switch.tsx'
import { SkipLink } from '#ui/links/skip-link.tsx'
import { phrases } from '../phrases.ts'
import type { Results } from './results-model.ts'
import { SortMenu } from './sort-menu.tsx'

export function ResultsHeading({ results }: { results: Results }) {
  const words = useWords(phrases)
  const { title, total: count, totalIsExact } = results
  return (
    <div className="results-heading">
      <div className="results-count">
        <h1 className="results-title">{title}</h1>
        <p role="status" className="text-sm text-muted tabular-nums">
          {count > 0 && words(totalIsExact ? 'found' : 'foundMany', { count })}
        </p>
      </div>
      <div className="results-order">
        <div className="max-md:hidden">
          <AreaUnitSwitch name="shown-unit" />
        </div>
        <div>
          <SortMenu search={results.search} />
        </div>
      </div>
      {count > 0 && <SkipLink to="results" />}
    </div>
  )
}
