import type { Run } from '#features/feeds/runs/contract.ts'
import { phrases as runWords } from '#features/feeds/runs/phrases.ts'
import { formatAge, formatNumber } from '#i18n/format.ts'
import { useLanguage, useWords } from '#i18n/words.tsx'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { phrases } from '../phrases.ts'

const tones = { waiting: 'gold', done: 'palm', failed: 'clay' } as const

function State({ state }: Pick<Run, 'state'>) {
  const words = useWords(runWords)
  const tone = state in tones ? tones[state as keyof typeof tones] : 'plain'
  return <Badge tone={tone}>{words(state === 'waiting' ? 'planned' : state)}</Badge>
}

const hasEndedEarly = ({ failure, state }: Run) => failure !== null && state !== 'failed'

function Numbers({ run }: { run: Run }) {
  const words = useWords(runWords)
  const language = useLanguage()
  const namedActions = (['added', 'changed', 'removed', 'refused'] as const).filter(
    (action) => run.counts[action] > 0,
  )
  return (
    <p className="flex flex-wrap gap-x-4 text-sm text-muted">
      {namedActions.map((action) => (
        <span key={action}>
          {words(action)}{' '}
          <span className="tabular-nums">{formatNumber(run.counts[action], language)}</span>
        </span>
      ))}
    </p>
  )
}

type RunHistoryProps = { runs: readonly Run[]; onShow: (id: string) => void }

export function RunHistory({ runs, onShow }: RunHistoryProps) {
  const words = useWords(phrases)
  const runWord = useWords(runWords)
  const language = useLanguage()
  if (runs.length === 0) return <p className="text-muted">{words('noRuns')}</p>
  return (
    <ul className="divide-y divide-line">
      {runs.map((run) => {
        const when = formatAge(run.createdAt, new Date(), language)
        return (
          <li key={run.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
            <div className="grid min-w-0 flex-1 gap-1">
              <p className="flex flex-wrap items-center gap-2">
                {when} <State state={run.state} />
                {hasEndedEarly(run) && <Badge tone="clay">{runWord('endedEarly')}</Badge>}
              </p>
              <Numbers run={run} />
            </div>
            <Button
              variant="quiet"
              size="small"
              aria-label={words('showOf', { when })}
              onClick={() => onShow(run.id)}
            >
              {words('show')}
            </Button>
          </li>
        )
      })}
    </ul>
  )
}
