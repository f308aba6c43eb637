import { useEffect, useRef, useState } from 'react'
import { AccountSection } from '#features/accounts/area/components/account-section.tsx'
import { NotLoaded } from '#features/accounts/area/components/not-loaded.tsx'
import type { Run } from '#features/feeds/runs/contract.ts'
import { phrases } from '#features/feeds/runs/phrases.ts'
import { formatNumber } from '#i18n/format.ts'
import { useLanguage, useWords } from '#i18n/words.tsx'
import { usePageCall } from '#platform/browser/page-call.ts'
import { Button } from '#ui/button.tsx'
import { CheckBox } from '#ui/form/choices/check-box.tsx'
import { ProgressBar } from '#ui/loading/progress-bar.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { readReport } from '../contract.ts'
import { FileButton } from './file-button.tsx'
import { RunColumns } from './run-columns.tsx'
import { RunNotices } from './run-notices.tsx'
import { RunResults } from './run-results.tsx'
import { RunTabs } from './run-tabs.tsx'
import { isUnderWay, useRun, useRunCalls } from './use-run.ts'

function useStateWords({ state, phase, progress }: Run): string {
  const words = useWords(phrases)
  const language = useLanguage()
  const { done, total } = progress
  const counts = {
    done: formatNumber(done, language),
    total: formatNumber(total ?? done, language),
  }
  return words(state === 'running' ? phase : state, counts)
}

function Progress({ run }: { run: Run }) {
  const words = useWords(phrases)
  const stateWords = useStateWords(run)
  const { done, total } = run.progress
  const share = total === null || run.phase !== 'applying' ? {} : { value: done, max: total || 1 }
  return (
    <div className="grid gap-2">
      <p aria-live="polite">{stateWords}</p>
      {isUnderWay(run) && <ProgressBar {...share} label={words('progress')} />}
    </div>
  )
}

/** A feed without changes has nothing to confirm. */
const hasPlan = ({ counts, short }: Run) =>
  short || counts.added + counts.changed + counts.removed + counts.missing > 0

function Decision({ run }: { run: Run }) {
  const words = useWords(phrases)
  const { confirm, cancel } = useRunCalls(run)
  const [accepts, setAccepts] = useState(false)
  if (isUnderWay(run)) {
    return (
      <Button variant="quiet" className="justify-self-start" onClick={() => void cancel()}>
        {words('cancel')}
      </Button>
    )
  }
  if (run.state !== 'waiting') return null
  if (!hasPlan(run)) return <p>{words('nothing')}</p>
  return (
    <div className="grid gap-4">
      {run.short && (
        <CheckBox
          label={words('shortAccept')}
          checked={accepts}
          onChange={({ target }) => setAccepts(target.checked)}
        />
      )}
      <div className="flex flex-wrap gap-3">
        <Button variant="main" size="large" onClick={() => void confirm(accepts)}>
          {words('confirm')}
        </Button>
        <Button variant="quiet" size="large" onClick={() => void cancel()}>
          {words('dropPlan')}
        </Button>
      </div>
    </div>
  )
}

function Report({ id }: { id: string }) {
  const words = useWords(phrases)
  const ask = usePageCall()
  return (
    <FileButton
      name="dara-import.csv"
      label={words('report')}
      ask={() => ask(readReport, { params: { id } })}
    />
  )
}

export function RunPanel({ id }: { id: string }) {
  const words = useWords(phrases)
  const box = useRef<HTMLDivElement>(null)
  const { data, isError, refetch } = useRun(id)
  useEffect(() => box.current?.scrollIntoView({ block: 'nearest' }), [])
  if (isError && !data) return <NotLoaded retry={() => void refetch()} />
  if (!data) return <Skeleton className="h-80" />
  const { run } = data
  const isRead = run.phase === 'applying'
  return (
    <div ref={box}>
      <AccountSection title={words('title')}>
        <Progress run={run} />
        <RunNotices run={run} />
        <RunColumns run={run} />
        {isRead && run.state === 'done' && <RunResults run={run} />}
        <Decision run={run} />
        {isRead && <RunTabs run={run} />}
        {isRead && <Report id={run.id} />}
      </AccountSection>
    </div>
  )
}
