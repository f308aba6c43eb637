import { Skeleton } from '#ui/skeleton.tsx'

export function Waiting() {
  return (
    <div className="grid gap-4">
      <Skeleton className="h-16 w-full max-w-64" />
      <Skeleton className="h-60 rounded-card" />
      <Skeleton className="h-60 rounded-card" />
    </div>
  )
}
