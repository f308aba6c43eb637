import { LegalNote } from '#features/reference/page-links/components/legal-note.tsx'
import { useWords } from '#i18n/words.tsx'
import { Button } from '#ui/button.tsx'
import { Form } from '#ui/form/form.tsx'
import { Step, StepTrail } from '#ui/form/steps/steps.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import type { FormControl } from '#ui/form/use-form.ts'
import { phrases } from '../phrases/sign-up.ts'
import { PasswordStep } from './password-step.tsx'
import { PersonStep } from './person-step.tsx'
import { ProfileStep } from './profile-step.tsx'
import { RoleStep } from './role-step.tsx'
import { lastStep } from './sign-up-fields.ts'

type SignUpFormProps = { form: FormControl; at: number; goTo: (step: number) => void }

export function SignUpForm({ form, at, goTo }: SignUpFormProps) {
  const words = useWords(phrases)
  const { role, name, description, photoUrl, email } = form.typed
  const steps = [
    { name: words('roleStep'), fields: <RoleStep /> },
    { name: words('personStep'), fields: <PersonStep name={name} /> },
    {
      name: words('profileStep'),
      fields: <ProfileStep role={role} description={description} photo={photoUrl} />,
    },
    { name: words('passwordStep'), fields: <PasswordStep email={email} /> },
  ]
  return (
    <Form form={form} label={words('title')}>
      <StepTrail names={steps.map(({ name }) => name)} at={at} onGo={goTo} />
      {steps.map(({ name, fields }, step) => (
        <Step key={name} name={name} isShown={step === at}>
          {fields}
        </Step>
      ))}
      <div className="grid gap-3 sm:flex sm:flex-row-reverse sm:justify-end">
        <SubmitButton>{words(at < lastStep ? 'next' : 'submit')}</SubmitButton>
        {at > 0 && (
          <Button variant="quiet" size="large" onClick={() => goTo(at - 1)}>
            {words('back')}
          </Button>
        )}
      </div>
      {at === lastStep && <LegalNote says="signUp" />}
    </Form>
  )
}
