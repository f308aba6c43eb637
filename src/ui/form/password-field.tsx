import { useState } from 'react'
import { useWords } from '#i18n/words.tsx'
import { classes } from '../classes.ts'
import { Icon } from '../icon.tsx'
import { phrases } from '../phrases.ts'
import { controlClass, Field, type FieldProps } from './field.tsx'

type PasswordFieldProps = FieldProps & {
  name: string
  autoComplete: 'current-password' | 'new-password'
}

/** A password that can be looked at while it is typed, pasted and filled in by a manager. */
export function PasswordField({ name, autoComplete, ...about }: PasswordFieldProps) {
  const words = useWords(phrases)
  const [isShown, setShown] = useState(false)
  const label = words(isShown ? 'hidePassword' : 'showPassword')
  return (
    <Field {...about} name={name}>
      {(control) => (
        <span className="relative block">
          <input
            {...control}
            type={isShown ? 'text' : 'password'}
            name={name}
            data-secret=""
            dir="auto"
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
            className={classes(controlClass, 'pe-12')}
          />
          <button
            type="button"
            aria-label={label}
            title={label}
            onClick={() => setShown(!isShown)}
            className="absolute inset-y-0 end-0 flex w-11 items-center justify-center rounded-control text-muted hover:text-ink noscript:hidden"
          >
            <Icon name={isShown ? 'eye-off' : 'eye'} className="size-5" />
          </button>
        </span>
      )}
    </Field>
  )
}
