import type { ComponentProps } from 'react'
import { type ButtonLook, buttonClass } from '../button.tsx'
import { classes } from '../classes.ts'

type ChooseFileProps = Omit<ComponentProps<'input'>, 'type' | 'className' | 'onChange'> & {
  words: string
  look?: ButtonLook
  onFiles: (files: File[]) => void
}

export function ChooseFile({ words, look, onFiles, ...input }: ChooseFileProps) {
  return (
    <label
      className={classes(
        buttonClass({ variant: 'quiet', ...look }),
        'relative w-fit has-focus-visible:outline-2 has-focus-visible:outline-offset-2',
        'has-focus-visible:outline-palm',
      )}
    >
      {words}
      <input
        type="file"
        {...input}
        className="sr-only"
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])])
          // So that the same file can be chosen again.
          target.value = ''
        }}
      />
    </label>
  )
}
