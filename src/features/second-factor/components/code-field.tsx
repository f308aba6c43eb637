import { useWords } from '#i18n/words.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { phrases } from '../phrases/screen.ts'

/** Digits of any script, or the letters of a recovery code. */
export function CodeField({ hint }: { hint: string }) {
  const words = useWords(phrases)
  return (
    <TextField
      label={words('code')}
      hint={hint}
      name="code"
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      dir="auto"
      isRequired
    />
  )
}
