import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Run } from '#features/feeds/runs/contract.ts'
import { usePageCall } from '#platform/browser/page-call.ts'
import { useQueryFor } from '#platform/page-query.ts'
import { useToast } from '#ui/toast/toaster.tsx'
import { cancelRun, listFeeds, readRun, runFeed } from '../contract.ts'

export const isUnderWay = ({ state }: Pick<Run, 'state'>) =>
  state === 'queued' || state === 'running'

/** Milliseconds; progress is shown at least every second. */
export const pollIntervalMs = 800

export function useRun(id: string) {
  return useQuery({
    ...useQueryFor(readRun, { params: { id } }),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) =>
      data && !isUnderWay(data.run) ? false : pollIntervalMs,
  })
}

export function useRunCalls(run: Run) {
  const ask = usePageCall()
  const toast = useToast()
  const queries = useQueryClient()
  const one = useQueryFor(readRun, { params: { id: run.id } })
  const all = useQueryFor(listFeeds, {})
  const refresh = async (faults: readonly { msg: string }[]) => {
    if (faults.length > 0) toast({ kind: 'error', text: faults.map(({ msg }) => msg).join(' ') })
    await Promise.all([queries.invalidateQueries(one), queries.invalidateQueries(all)])
  }
  return {
    confirm: async (acceptsFewer: boolean) => {
      const input = { params: { id: run.feedId }, body: { acceptsFewer } }
      await refresh((await ask(runFeed, input)).faults)
    },
    cancel: async () => refresh((await ask(cancelRun, { params: { id: run.id } })).faults),
  }
}
