import { useWords } from '#i18n/words.tsx'
import { classes } from '#ui/classes.ts'
import { Disclosure } from '#ui/disclosure.tsx'
import { Icon } from '#ui/icon.tsx'
import { phrases } from '../../phrases/screen.ts'
import { type Step, steps } from '../../rules.ts'

type StepListProps = {
  at: Step
  missing: Record<Step, number>
  onGo: (step: Step) => void
}

function Mark({ count }: { count: number }) {
  const words = useWords(phrases)
  if (count > 0) {
    return <span className="text-sm text-muted">{words('missing', { count })}</span>
  }
  return (
    <span className="inline-flex items-center gap-1 text-sm text-palm">
      <Icon name="check" className="size-4" />
      {words('complete')}
    </span>
  )
}

function Steps({ at, missing, onGo }: StepListProps) {
  const words = useWords(phrases)
  return (
    <ol className="grid gap-1">
      {steps.map((step, place) => (
        <li key={step} aria-current={step === at ? 'step' : undefined}>
          <button
            type="button"
            onClick={() => onGo(step)}
            className={classes(
              'flex min-h-11 w-full items-start gap-3 rounded-control px-3 py-2 text-start hover:bg-sand',
              step === at && 'bg-sand font-medium',
            )}
          >
            <span className="w-5 shrink-0 tabular-nums text-muted">{place + 1}</span>
            <span className="grid">
              <span>{words(step)}</span>
              <Mark count={missing[step]} />
            </span>
          </button>
        </li>
      ))}
    </ol>
  )
}

export function StepList(props: StepListProps) {
  const words = useWords(phrases)
  const { at, missing } = props
  const place = { step: steps.indexOf(at) + 1, steps: steps.length, name: words(at) }
  return (
    <nav aria-label={words('steps')} className="min-w-0">
      <div className="hidden lg:sticky lg:top-6 lg:block">
        <Steps {...props} />
      </div>
      <div key={at} className="rounded-card border border-line bg-card px-4 lg:hidden">
        <Disclosure
          summary={
            <span className="grid py-1">
              <span>{words('stepOf', place)}</span>
              <Mark count={missing[at]} />
            </span>
          }
        >
          <div className="-mx-2 pb-3">
            <Steps {...props} />
          </div>
        </Disclosure>
      </div>
    </nav>
  )
}
