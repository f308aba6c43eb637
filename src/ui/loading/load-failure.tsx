import { Button } from '../button.tsx'
import { classes } from '../classes.ts'
import { Surface } from '../surface.tsx'

type LoadFailureProps = {
  text: string
  /** The words of the button. */
  retry: string
  onRetry: () => void
  className?: string
}

export function LoadFailure({ text, retry, onRetry, className }: LoadFailureProps) {
  return (
    <div className={className ?? 'grid justify-items-start gap-3'}>
      <p role="alert">{text}</p>
      <Button variant="quiet" onClick={onRetry}>
        {retry}
      </Button>
    </div>
  )
}

/** In place of a whole list or form. */
export function LoadFailureCard({ className, ...failure }: LoadFailureProps) {
  return (
    <Surface className={classes('px-4 text-center', className)}>
      <LoadFailure {...failure} className="grid justify-items-center gap-4" />
    </Surface>
  )
}

/** For narrow places: both beside each other, and read out together. */
export function LoadFailureLine({ text, retry, onRetry }: Omit<LoadFailureProps, 'className'>) {
  return (
    <div role="alert" className="flex flex-wrap items-center gap-3">
      <p>{text}</p>
      <Button variant="quiet" onClick={onRetry}>
        {retry}
      </Button>
    </div>
  )
}
