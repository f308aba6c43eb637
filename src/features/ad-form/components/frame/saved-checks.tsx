import { useQuery } from '@tanstack/react-query'
import { ChecksPanel } from '#features/ad-checks/components/checks-panel.tsx'
import { readChecks } from '#features/ad-checks/contract.ts'
import type { OwnProperty } from '#features/my-properties/contract.ts'
import { useQueryFor } from '#platform/page-query.ts'

type SavedChecksProps = { saved: OwnProperty | undefined; onGo: (path: string) => void }

function ChecksOf({
  id,
  updatedAt,
  onGo,
}: { id: number; updatedAt: string } & Pick<SavedChecksProps, 'onGo'>) {
  const query = useQueryFor(readChecks, { params: { id } })
  const { data, isError, refetch } = useQuery({
    ...query,
    queryKey: [...query.queryKey, updatedAt],
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

/** What the server says of the ad as it is saved; asked anew after each save. */
export function SavedChecks({ saved, onGo }: SavedChecksProps) {
  if (!saved) return null
  return <ChecksOf id={saved.id} updatedAt={saved.updatedAt} onGo={onGo} />
}
