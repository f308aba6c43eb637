import { useWords } from '#i18n/words.tsx'
import { NewPasswordFields } from '#ui/form/new-password-fields.tsx'
import { minPasswordLength } from '../contract.ts'
import { phrases } from '../phrases/sign-up.ts'

/** The last step, since the password is the only field that is not kept over a reload. */
export function PasswordStep({ email }: { email: string | undefined }) {
  const words = useWords(phrases)
  return (
    <>
      <input type="text" autoComplete="username" value={email ?? ''} readOnly hidden />
      <NewPasswordFields
        name="password"
        label={words('password')}
        minLength={minPasswordLength}
        confirmLabel={words('confirmPassword')}
      />
    </>
  )
}
