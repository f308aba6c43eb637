import type { KeyboardEvent } from 'react'
import { TextAreaField } from '#ui/form/text-area-field.tsx'
import { maxNameLength } from '../contract.ts'

type NameFieldProps = {
  label: string
  defaultValue: string
  autoFocus?: boolean
  onEscape?: () => void
}

/** A field of one line would cut the price at the end of an Arabic name, so that 1,500,000 reads as 0. */
export function NameField({ onEscape, ...field }: NameFieldProps) {
  const act = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key === 'Escape') onEscape?.()
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    event.currentTarget.form?.requestSubmit()
  }
  return (
    <TextAreaField
      {...field}
      name="name"
      rows={2}
      maxLength={maxNameLength}
      className="field-sizing-content resize-none"
      isRequired
      onKeyDown={act}
    />
  )
}
