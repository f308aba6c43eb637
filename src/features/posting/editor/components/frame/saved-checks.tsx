import { useQuery } from '@tanstack/react-query'
import { ChecksPanel } from '#features/posting/advice/components/checks-panel.tsx'
import { readChecks } from '#features/posting/advice/contract/checks.ts'
import type { OwnProperty } from '#features/posting/own-ads/contract/own-ads.ts'
import { useQueryFor } from '#platform/page-query.ts'

type SavedChecksProps = { saved: OwnProperty | undefined; onGo: (path: string) => void }

type Saved = { id: number; updatedAt: string }

/** `updatedAt` in the key reads the checks again after each save. */
function useChecksQuery({ id, updatedAt }: Saved) {
  const query = useQueryFor(readChecks, { params: { id } })
  return { ...query, queryKey: [...query.queryKey, updatedAt] }
}

/** How many live ads have this permit number; undefined until known, 0 if the checks fail. */
export function usePermitDoubles(saved: OwnProperty | undefined, isShown: boolean) {
  const query = useChecksQuery(saved ?? { id: 0, updatedAt: '' })
  const { data, isError } = useQuery({ ...query, enabled: isShown && saved !== undefined })
  if (isError || !saved) return 0
  return data?.checks.duplicates.filter(({ reason, live }) => reason === 'permit' && live).length
}

function ChecksOf({ onGo, ...saved }: Saved & Pick<SavedChecksProps, 'onGo'>) {
  const { data, isError, refetch } = useQuery({
    ...useChecksQuery(saved),
    placeholderData: (before) => before,
  })
  return (
    <ChecksPanel
      checks={data?.checks}
      onRetry={isError ? () => void refetch() : undefined}
      onGo={onGo}
    />
  )
}

export function SavedChecks({ saved, onGo }: SavedChecksProps) {
  if (!saved) return null
  return <ChecksOf id={saved.id} updatedAt={saved.updatedAt} onGo={onGo} />
}
