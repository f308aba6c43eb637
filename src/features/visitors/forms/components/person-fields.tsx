import { TextField } from '#ui/form/text-field.tsx'

type FieldProps = { label: string }

export const NameField = ({ label }: FieldProps) => (
  <TextField label={label} name="name" autoComplete="name" dir="auto" isRequired />
)

export const PhoneField = ({ label }: FieldProps) => (
  <TextField
    label={label}
    name="phone"
    type="tel"
    inputMode="tel"
    autoComplete="tel"
    dir="auto"
    isRequired
  />
)
