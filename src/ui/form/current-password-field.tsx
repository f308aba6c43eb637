import type { FieldProps } from './field.tsx'
import { PasswordField } from './password-field.tsx'

type CurrentPasswordFieldProps = Pick<FieldProps, 'label' | 'hint'> & { name?: string }

export function CurrentPasswordField({ name = 'password', ...about }: CurrentPasswordFieldProps) {
  return <PasswordField {...about} name={name} autoComplete="current-password" isRequired />
}
