import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { useWords } from '#i18n/words.tsx'
import { classes } from '../../classes.ts'
import { useIsAlive } from '../alive.ts'
import { phrases } from '../phrases.ts'

type StepTrailProps = {
  names: readonly string[]
  /** Counted from 0. */
  at: number
  onGo: (step: number) => void
}

export function StepTrail({ names, at, onGo }: StepTrailProps) {
  const words = useWords(phrases)
  const place = words('stepOf', { step: at + 1, steps: names.length })
  return (
    <nav aria-label={words('steps')} className="grid gap-2 noscript:hidden">
      <p className="text-sm text-muted">{place}</p>
      <ol className="flex gap-1.5">
        {names.map((name, step) => (
          <li key={name} className="min-w-0 flex-1" aria-current={step === at ? 'step' : undefined}>
            <button
              type="button"
              disabled={step >= at}
              onClick={() => onGo(step)}
              className={classes(
                'grid min-h-6 w-full content-start gap-1.5 rounded-control py-1 text-start text-sm',
                step === at ? 'font-medium' : 'text-muted enabled:hover:text-palm',
              )}
            >
              <span
                className={classes('h-1 w-full rounded-full', step <= at ? 'bg-palm' : 'bg-line')}
              />
              <span className="truncate max-sm:sr-only">{name}</span>
            </button>
          </li>
        ))}
      </ol>
    </nav>
  )
}

type StepProps = {
  name: string
  isShown: boolean
  /** Of a form that is sent without scripts too: all steps are then one page. */
  isPlain?: boolean
  children: ReactNode
}

/** Focuses the first fault of a step, otherwise its heading: before a field of it can be used. */
function useArrival(isShown: boolean) {
  const step = useRef<HTMLElement>(null)
  const wasShown = useRef(isShown)
  useLayoutEffect(() => {
    if (isShown && !wasShown.current) {
      const wrong = step.current?.querySelector<HTMLElement>('[aria-invalid=true]')
      const target = wrong?.matches('fieldset') ? wrong.querySelector('input') : wrong
      ;(target ?? step.current?.querySelector('h2'))?.focus()
    }
    wasShown.current = isShown
  }, [isShown])
  return step
}

/** All steps stay in the page, so that their input is kept. */
export function Step({ name, isShown, isPlain, children }: StepProps) {
  const step = useArrival(isShown)
  const isAlive = useIsAlive()
  return (
    <section
      ref={step}
      // Chrome before 120 and Safari before 17 do not know the condition of the class.
      hidden={!isShown && (isAlive || !isPlain)}
      className={classes('min-w-0', !isShown && isPlain && 'not-noscript:hidden')}
    >
      <div className="grid gap-5">
        <h2 tabIndex={-1} className="text-xl outline-none">
          {name}
        </h2>
        {children}
      </div>
    </section>
  )
}
