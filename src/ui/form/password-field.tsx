import { useState } from 'react'
import { useWords } from '#i18n/words.tsx'
import { Icon } from '../icon.tsx'
import { phrases } from './phrases.ts'
import { Field, type FieldProps } from './field.tsx'

type PasswordFieldProps = FieldProps & {
  name: string
  autoComplete: 'current-password' | 'new-password'
}

/** Around both, because the text may have another direction than the page. */
const box =
  'flex rounded-control border border-edge bg-card transition-colors duration-150 ' +
  'hover:border-palm has-aria-invalid:border-danger has-[input:focus-visible]:outline-2 ' +
  'has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-palm'

export function PasswordField({ name, autoComplete, ...about }: PasswordFieldProps) {
  const words = useWords(phrases)
  const [isShown, setShown] = useState(false)
  const label = words(isShown ? 'hidePassword' : 'showPassword')
  return (
    <Field {...about} name={name}>
      {(control) => (
        <span className={box}>
          <input
            {...control}
            type={isShown ? 'text' : 'password'}
            name={name}
            data-secret=""
            dir="auto"
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
            className="min-h-11 w-full min-w-0 rounded-control bg-transparent px-3 text-ink outline-none"
          />
          <button
            type="button"
            aria-label={label}
            title={label}
            onClick={() => setShown(!isShown)}
            className="flex w-11 shrink-0 items-center justify-center rounded-control text-muted hover:text-ink noscript:hidden"
          >
            <Icon name={isShown ? 'eye-off' : 'eye'} className="size-5" />
          </button>
        </span>
      )}
    </Field>
  )
}
