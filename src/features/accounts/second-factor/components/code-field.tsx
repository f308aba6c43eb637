import { TextField } from '#ui/form/text-field.tsx'

/** No numeric keyboard, since recovery codes have letters. */
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
