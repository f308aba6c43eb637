import { useWords } from '#i18n/words.tsx'
import { PasswordField } from './password-field.tsx'
import { phrases } from './phrases.ts'

type NewPasswordFieldsProps = {
  /** The second field is `confirmPassword`. */
  name: string
  label: string
  /** Characters. */
  minLength: number
  confirmLabel: string
}

export function NewPasswordFields(props: NewPasswordFieldsProps) {
  const { name, label, minLength, confirmLabel } = props
  const words = useWords(phrases)
  const chosen = { autoComplete: 'new-password', isRequired: true } as const
  const hint = words('passwordLength', { count: minLength })
  return (
    <>
      <PasswordField {...chosen} label={label} hint={hint} name={name} />
      <PasswordField {...chosen} label={confirmLabel} name="confirmPassword" />
    </>
  )
}
