import type { ComponentProps } from 'react'
import { TextField } from '#ui/form/text-field.tsx'

type CodeFieldProps = Pick<ComponentProps<typeof TextField>, 'label' | 'hint' | 'autoFocus'>

/** No numeric keyboard, since recovery codes have letters. */
export function CodeField(props: CodeFieldProps) {
  return (
    <TextField
      {...props}
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
