import type { ComponentProps } from 'react'
import { classes } from '../classes.ts'
import { controlClass, Field, type FieldProps } from './field.tsx'

type TextAreaFieldProps = FieldProps & Omit<ComponentProps<'textarea'>, 'id' | 'required'>

export function TextAreaField(props: TextAreaFieldProps) {
  const { label, hint, error, isLabelHidden, isRequired, className, ...rest } = props
  const about = { label, hint, error, isLabelHidden: !!isLabelHidden, isRequired: !!isRequired }
  return (
    <Field {...about} name={rest.name}>
      {(control) => (
        <textarea
          dir="auto"
          rows={5}
          {...rest}
          {...control}
          className={classes(controlClass, 'py-2', className)}
        />
      )}
    </Field>
  )
}
