import { useWords } from '#i18n/words.tsx'
import { Button } from '../button.tsx'
import { classes } from '../classes.ts'
import { phrases } from '../phrases/retry.ts'
import { Surface } from '../surface.tsx'

type LoadFailureProps = {
  text: string
  onRetry: () => void
  className?: string
}

function RetryButton({ onRetry }: Pick<LoadFailureProps, 'onRetry'>) {
  const words = useWords(phrases)
  return (
    <Button variant="quiet" onClick={onRetry}>
      {words('tryAgain')}
    </Button>
  )
}

export function LoadFailure({ text, onRetry, className }: LoadFailureProps) {
  return (
    <div className={className ?? 'grid justify-items-start gap-3'}>
      <p role="alert">{text}</p>
      <RetryButton onRetry={onRetry} />
    </div>
  )
}

export function LoadFailureCard({ className, ...failure }: LoadFailureProps) {
  return (
    <Surface className={classes('px-4 text-center', className)}>
      <LoadFailure {...failure} className="grid justify-items-center gap-4" />
    </Surface>
  )
}

/** For narrow places: both beside each other, and read out together. */
export function LoadFailureLine({ text, onRetry }: Omit<LoadFailureProps, 'className'>) {
  return (
    <div role="alert" className="flex flex-wrap items-center gap-3">
      <p>{text}</p>
      <RetryButton onRetry={onRetry} />
    </div>
  )
}
