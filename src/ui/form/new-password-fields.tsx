import { PasswordField } from './password-field.tsx'

type NewPasswordFieldsProps = {
  /** Of the first field; the second is `confirmPassword`. */
  name: string
  label: string
  hint: string
  confirmLabel: string
}

export function NewPasswordFields({ name, label, hint, confirmLabel }: NewPasswordFieldsProps) {
  const chosen = { autoComplete: 'new-password', isRequired: true } as const
  return (
    <>
      <PasswordField {...chosen} label={label} hint={hint} name={name} />
      <PasswordField {...chosen} label={confirmLabel} name="confirmPassword" />
    </>
  )
}
