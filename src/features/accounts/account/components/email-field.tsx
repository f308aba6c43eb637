import type { ComponentProps } from 'react'
import { TextField } from '#ui/form/text-field.tsx'

/** Phones show the keyboard for addresses and neither correct nor capitalise them. */
export function EmailField(props: Omit<ComponentProps<typeof TextField>, 'name'>) {
  return (
    <TextField
      isRequired
      {...props}
      name="email"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
      dir="auto"
    />
  )
}
