import type { ReactNode } from 'react'
import { useWords } from '#i18n/words.tsx'
import { AreaUnitSwitch } from '#ui/area-unit-switch.tsx'
import { HyphenatedText } from '#ui/text/hyphenated-text.tsx'
import { SkipLink } from '#ui/links/skip-link.tsx'
import { phrases } from '../phrases.ts'
import type { Results } from './results-model.ts'
import { SortMenu } from './sort-menu.tsx'

/** `saving`: the button that saves the search. */
export function ResultsHeading({ results, saving }: { results: Results; saving: ReactNode }) {
  const words = useWords(phrases)
  const { title, shortTitle, total: count, totalIsExact } = results
  return (
    <div className="results-heading">
      <div className="results-count">
        <h1 className="results-title">
          {shortTitle === title ? (
            <HyphenatedText>{title}</HyphenatedText>
          ) : (
            <>
              <span className="md:hidden">{shortTitle}</span>
              <span className="max-md:hidden">
                <HyphenatedText>{title}</HyphenatedText>
              </span>
            </>
          )}
        </h1>
        <p role="status" className="text-sm text-muted tabular-nums">
          {count > 0 && (
            <>
              <span className="lg:hidden">
                {words(totalIsExact ? 'foundShort' : 'foundManyShort', { count })}
              </span>
              <span className="max-lg:hidden">
                {words(totalIsExact ? 'found' : 'foundMany', { count })}
              </span>
            </>
          )}
        </p>
      </div>
      <div className="results-order">
        {count > 0 && (
          <>
            <div className="max-lg:hidden">
              <AreaUnitSwitch name="shown-unit" />
            </div>
            <SortMenu search={results.search} />
            <SkipLink to="results" />
          </>
        )}
        {saving}
      </div>
    </div>
  )
}
