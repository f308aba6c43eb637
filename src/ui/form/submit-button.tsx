import { type ReactNode, use } from 'react'
import { useWords } from '#i18n/words.tsx'
import { Button } from '../button.tsx'
import { phrases } from './phrases.ts'
import { FormContext } from './form-state.ts'

type SubmitButtonProps = { children: ReactNode; variant?: 'main' | 'primary' }

/**
 * Says that something is being done; a second press while it is does nothing. `primary` where the
 * page has another form that is the one to do.
 */
export function SubmitButton({ children, variant = 'main' }: SubmitButtonProps) {
  const words = useWords(phrases)
  const { isBusy, isAlive } = use(FormContext)
  return (
    <Button
      type="submit"
      variant={variant}
      size="large"
      // Enabled by the form's early script where there are scripts, before React comes alive.
      disabled={!isAlive}
      suppressHydrationWarning
      aria-disabled={isBusy}
    >
      <span aria-live="polite" className={isBusy ? 'animate-breathe' : undefined}>
        {isBusy ? words('sending') : children}
      </span>
    </Button>
  )
}
