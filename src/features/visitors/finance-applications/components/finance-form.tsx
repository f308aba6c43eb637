import { useSiteSettings } from '#features/reference/site-settings/components/site-settings.ts'
import { Prefill } from '#features/visitors/forms/components/prefill.tsx'
import { SpamTraps } from '#features/visitors/forms/components/spam-traps.tsx'
import { phrases as consents } from '#features/visitors/forms/phrases/consents.ts'
import { formatDuration } from '#i18n/format-members.ts'
import { useLanguage, useWords } from '#i18n/words.tsx'
import { nameOf } from '#platform/call.ts'
import { Button } from '#ui/button.tsx'
import { Form } from '#ui/form/form.tsx'
import { Step, StepTrail } from '#ui/form/steps/steps.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { closedMonths, createApplication } from '../contract.ts'
import { phrases } from '../phrases/form.ts'
import { indicationIn, lastStep } from './finance-fields.ts'
import { IncomeStep, PersonStep, PlanStep, PropertyStep } from './finance-steps.tsx'
import { IndicationPanel } from './indication.tsx'
import { type Steps, useFinanceForm } from './use-finance-form.ts'

type Typed = ReturnType<typeof useFinanceForm>['typed']

/** What the amounts come to, and what the applicant agrees to. */
function Ending({ typed }: { typed: Typed }) {
  const consent = useWords(consents)
  const language = useLanguage()
  const { settings } = useSiteSettings()
  const indicated = settings && indicationIn(typed, settings.yearlyRate)
  const duration = formatDuration(closedMonths, 'month', language)
  return (
    <>
      <IndicationPanel indicated={indicated} heading="h3" />
      <p className="text-sm text-muted">{consent('finance1', { duration })}</p>
    </>
  )
}

function Buttons({ at, goTo }: Steps) {
  const words = useWords(phrases)
  return (
    <>
      <noscript>
        <SubmitButton>{words('send')}</SubmitButton>
      </noscript>
      <div className="grid gap-3 sm:flex sm:flex-row-reverse sm:justify-end noscript:hidden">
        <SubmitButton>{words(at < lastStep ? 'next' : 'send')}</SubmitButton>
        {at > 0 && (
          <Button variant="quiet" size="large" onClick={() => goTo(at - 1)}>
            {words('back')}
          </Button>
        )}
      </div>
    </>
  )
}

export function FinanceForm(steps: Steps) {
  const words = useWords(phrases)
  const form = useFinanceForm(steps)
  const { at, goTo } = steps
  const { typed } = form
  const income = (
    <>
      <IncomeStep isJoint={typed.applicationType === 'joint'} />
      <Ending typed={typed} />
    </>
  )
  const parts = [
    { name: words('propertyStep'), fields: <PropertyStep /> },
    { name: words('planStep'), fields: <PlanStep /> },
    { name: words('personStep'), fields: <PersonStep /> },
    { name: words('incomeStep'), fields: income },
  ]
  return (
    <Form form={form} label={words('title')} plainCall={nameOf(createApplication)}>
      <StepTrail names={parts.map(({ name }) => name)} at={at} onGo={goTo} />
      {parts.map(({ name, fields }, step) => (
        <Step key={name} name={name} isShown={step === at} isPlain>
          {fields}
        </Step>
      ))}
      <SpamTraps />
      <Prefill form={form} />
      <Buttons at={at} goTo={goTo} />
    </Form>
  )
}
