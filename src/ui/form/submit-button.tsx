import { type ReactNode, use } from 'react'
import { useWords } from '#i18n/words.tsx'
import { Button } from '../button.tsx'
import { phrases } from './phrases.ts'
import { FormContext } from './form-state.ts'

/** Says that something is being done; a second press while it is does nothing. */
export function SubmitButton({ children }: { children: ReactNode }) {
  const words = useWords(phrases)
  const { isBusy, isAlive } = use(FormContext)
  return (
    <Button type="submit" variant="main" size="large" disabled={!isAlive} aria-disabled={isBusy}>
      <span aria-live="polite" className={isBusy ? 'animate-breathe' : undefined}>
        {isBusy ? words('sending') : children}
      </span>
    </Button>
  )
}
