import { useWords } from '#i18n/words.tsx'
import { PasswordField } from '#ui/form/password-field.tsx'
import { phrases } from '../phrases/sign-up.ts'

/** Last, since it alone is not kept over a reload. The e-mail tells managers whose it is. */
export function PasswordStep({ email }: { email: string | undefined }) {
  const words = useWords(phrases)
  return (
    <>
      <input type="text" autoComplete="username" value={email ?? ''} readOnly hidden />
      <PasswordField
        label={words('password')}
        hint={words('passwordHint')}
        name="password"
        autoComplete="new-password"
        isRequired
      />
      <PasswordField
        label={words('confirmPassword')}
        name="confirmPassword"
        autoComplete="new-password"
        isRequired
      />
    </>
  )
}
