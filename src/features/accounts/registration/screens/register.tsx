import { useWords } from '#i18n/words.tsx'
import { FormPage } from '#ui/form/form-page.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import { SentMessage } from '../components/sent-message.tsx'
import { SignUpForm } from '../components/sign-up-form.tsx'
import { useSignUp } from '../components/use-sign-up.ts'
import { phrases } from '../phrases/sign-up.ts'

type RegisterScreenProps = { at: number; goTo: (step: number) => void }

/** The address has the step, so that "back" leads to the previous one. */
export function RegisterScreen({ at, goTo }: RegisterScreenProps) {
  const words = useWords(phrases)
  const { form, sentTo } = useSignUp({ at, goTo })
  if (sentTo) return <SentMessage email={sentTo} />
  return (
    <FormPage
      title={words('title')}
      note={words('note')}
      aside={
        <p>
          {words('haveAccount')}{' '}
          <SiteLink href="/login" className="text-palm underline underline-offset-4">
            {words('logIn')}
          </SiteLink>
        </p>
      }
    >
      <SignUpForm form={form} at={at} goTo={goTo} />
    </FormPage>
  )
}
