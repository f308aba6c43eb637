import type { Run } from '#features/feeds/runs/contract.ts'
import { phrases } from '#features/feeds/runs/phrases.ts'
import { formatNumber } from '#i18n/format.ts'
import { useLanguage, useWords } from '#i18n/words.tsx'

const names = ['created', 'published', 'updated', 'hidden', 'closed', 'refused'] as const

type RunResultsProps = { run: Pick<Run, 'results' | 'counts'> }

export function RunResults({ run }: RunResultsProps) {
  const words = useWords(phrases)
  const language = useLanguage()
  const results = { ...run.results, refused: run.counts.refused }
  return (
    <div className="grid gap-3">
      <dl aria-label={words('results')} className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        {names.map((name) => (
          <div key={name} className="grid">
            <dt className="text-sm text-muted">{words(name)}</dt>
            <dd className="text-xl tabular-nums">{formatNumber(results[name], language)}</dd>
          </div>
        ))}
      </dl>
      {results.created > results.published && <p className="text-muted">{words('draftsNote')}</p>}
    </div>
  )
}
