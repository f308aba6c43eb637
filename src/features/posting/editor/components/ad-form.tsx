import type { ReactNode } from 'react'
import { useWords } from '#i18n/words.tsx'
import { Button } from '#ui/button.tsx'
import { Form } from '#ui/form/form.tsx'
import { Step as StepFrame } from '#ui/form/steps/steps.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { phrases } from '../phrases/screen.ts'
import { type Step, steps } from '../rules.ts'
import { SavedChecks } from './frame/saved-checks.tsx'
import { PackageField } from './steps/check-step.tsx'
import { FactsStep } from './steps/facts-step.tsx'
import { KindStep } from './steps/kind-step.tsx'
import { MediaStep } from './steps/media-step.tsx'
import { PermitStep } from './steps/permit-step.tsx'
import { PlaceStep } from './steps/place-step.tsx'
import { PriceStep } from './steps/price-step.tsx'
import { WordsStep } from './steps/words-step.tsx'
import type { Ad } from './use-ad.ts'
import type { EditorOptions } from './use-basis.ts'

const parts: Record<Step, ReactNode> = {
  kind: <KindStep />,
  place: <PlaceStep />,
  facts: <FactsStep />,
  words: <WordsStep />,
  price: <PriceStep />,
  media: <MediaStep />,
  permit: <PermitStep />,
  check: <PackageField />,
}

type AdFormProps = { ad: Ad; options: EditorOptions }

function Buttons({ ad, options }: AdFormProps) {
  const words = useWords(phrases)
  const { at, goTo } = options
  const place = steps.indexOf(at)
  const { isDraft, saved } = ad.basis
  const before = steps[place - 1]
  const after = steps[place + 1]
  const save = saved?.state === 'changes_requested' ? 'saveAndSend' : 'save'
  const forward = after ? 'next' : 'checkAndPublish'
  return (
    <div className="grid gap-3 sm:flex sm:flex-row-reverse sm:flex-wrap sm:justify-end">
      <SubmitButton>{words(isDraft ? forward : save)}</SubmitButton>
      {!isDraft && after && (
        <Button variant="quiet" size="large" onClick={() => goTo(after)}>
          {words('next')}
        </Button>
      )}
      {before && (
        <Button variant="quiet" size="large" onClick={() => goTo(before)}>
          {words('back')}
        </Button>
      )}
    </div>
  )
}

function ReviewNote({ ad: { basis, isReviewedNow } }: Pick<AdFormProps, 'ad'>) {
  const words = useWords(phrases)
  const isOnShow = basis.saved?.state === 'live' || basis.saved?.state === 'under_offer'
  return (
    <p role="status" className="rounded-card bg-sand p-4 empty:hidden">
      {isReviewedNow && words(isOnShow ? 'changeTakesOff' : 'changeReviewed')}
    </p>
  )
}

/** All steps stay in the page, so that hidden fields keep their text and are sent. */
export function AdForm({ ad, options }: AdFormProps) {
  const words = useWords(phrases)
  const { form, basis, autosave, goToField } = ad
  return (
    <div onBlur={autosave.left} className="min-w-0">
      <Form form={form} label={words('form')} onGo={goToField}>
        <input type="hidden" name="version" value={basis.session.version.tag ?? ''} readOnly />
        {steps.map((step) => (
          <StepFrame key={step} name={words(step)} isShown={step === options.at}>
            {parts[step]}
            {step === 'check' && options.at === step && (
              <SavedChecks saved={basis.saved} onGo={goToField} />
            )}
          </StepFrame>
        ))}
        <ReviewNote ad={ad} />
        <Buttons ad={ad} options={options} />
      </Form>
    </div>
  )
}
