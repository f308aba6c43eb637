import { Skeleton } from '#ui/skeleton.tsx'

export function Waiting() {
  return (
    <div className="grid gap-4">
      <Skeleton className="h-11 w-full max-w-64" />
      <Skeleton className="h-[30rem] rounded-card" />
    </div>
  )
}
