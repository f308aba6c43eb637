import { type ReactNode, use } from 'react'
import { useWords } from '#i18n/words.tsx'
import { Button } from '../button.tsx'
import { phrases } from './phrases.ts'
import { FormContext } from './form-state.ts'

type SubmitButtonProps = { children: ReactNode; variant?: 'main' | 'primary' }

/** `primary` if another form of the page is the main one. */
export function SubmitButton({ children, variant = 'main' }: SubmitButtonProps) {
  const words = useWords(phrases)
  const { isBusy, isAlive } = use(FormContext)
  return (
    <Button
      type="submit"
      variant={variant}
      size="large"
      // The form's early script enables it before hydration.
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
