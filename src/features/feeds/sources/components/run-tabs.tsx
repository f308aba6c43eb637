import { useId, useState } from 'react'
import { type Action, actions, type Run } from '#features/feeds/runs/contract.ts'
import { phrases } from '#features/feeds/runs/phrases.ts'
import { formatNumber } from '#i18n/format.ts'
import { useLanguage, useWords } from '#i18n/words.tsx'
import { classes } from '#ui/classes.ts'
import { RunRows } from './run-rows.tsx'

const tabClass =
  'inline-flex min-h-11 items-center gap-2 rounded-control border px-3 transition-colors duration-150'

type TabProps = {
  run: Run
  action: Action
  isChosen: boolean
  controls: string
  onChoose: () => void
}

function Tab({ run, action, isChosen, controls, onChoose }: TabProps) {
  const words = useWords(phrases)
  const language = useLanguage()
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      aria-controls={controls}
      onClick={onChoose}
      className={classes(
        tabClass,
        isChosen ? 'border-palm bg-sand' : 'border-line hover:border-palm',
      )}
    >
      {words(action)}
      <span className="tabular-nums font-medium">{formatNumber(run.counts[action], language)}</span>
    </button>
  )
}

export function RunTabs({ run }: { run: Run }) {
  const words = useWords(phrases)
  const id = useId()
  const [chosen, setChosen] = useState<Action>()
  const first = actions.find((action) => run.counts[action] > 0) ?? 'added'
  const action = chosen ?? first
  return (
    <div className="grid gap-4">
      <div role="group" aria-label={words('tabs')} className="flex flex-wrap gap-2">
        {actions.map((one) => (
          <Tab
            key={one}
            run={run}
            action={one}
            isChosen={one === action}
            controls={id}
            onChoose={() => setChosen(one)}
          />
        ))}
      </div>
      <div id={id} className="min-w-0 overflow-x-auto">
        <RunRows key={action} run={run} action={action} />
      </div>
    </div>
  )
}
