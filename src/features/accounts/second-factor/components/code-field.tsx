import { TextField } from '#ui/form/text-field.tsx'

/** Digits of any script, or the letters of a recovery code. */
export function CodeField({ label, hint }: { label: string; hint: string }) {
  return (
    <TextField
      label={label}
      hint={hint}
      name="code"
      data-secret=""
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      dir="auto"
      isRequired
    />
  )
}
