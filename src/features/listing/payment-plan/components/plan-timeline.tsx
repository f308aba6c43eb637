import { formatDay, formatNumber } from '#i18n/format.ts'
import { useLanguage, useWords } from '#i18n/words.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import { type PaymentPlan, planParts } from '../contract.ts'
import { phrases } from '../phrases.ts'

type Part = (typeof planParts)[number]
type StepProps = { part: Part; share: number; day: string | null }

function Step({ part, share, day }: StepProps) {
  const words = useWords(phrases)
  const language = useLanguage()
  return (
    <li className="plan-step">
      {share > 0 && (
        <span className="text-lg font-semibold tabular-nums">
          {words('share', { share: formatNumber(share, language) })}
        </span>
      )}
      <span>{words(part)}</span>
      {day && (
        <time dateTime={day} className="text-sm text-muted">
          {formatDay(day, language)}
        </time>
      )}
    </li>
  )
}

type TimelineProps = { plan: PaymentPlan; handoverDate: string | null }

/** The stages of an off-plan purchase. Handover is one of them even if nothing is due then. */
export function PlanTimeline({ plan, handoverDate }: TimelineProps) {
  const words = useWords(phrases)
  const dayOf = (part: Part) => (part === 'onHandover' ? handoverDate : null)
  const steps = planParts.map((part) => ({ part, share: plan[part], day: dayOf(part) }))
  return (
    <section className="grid gap-4">
      <SectionHeading>{words('timeline')}</SectionHeading>
      <ol className="ms-1.5">
        {steps
          .filter(({ share, day }) => share > 0 || day !== null)
          .map((step) => (
            <Step key={step.part} {...step} />
          ))}
      </ol>
    </section>
  )
}
