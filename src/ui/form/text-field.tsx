import type { ComponentProps } from 'react'
import { classes } from '../classes.ts'
import { controlClass, Field, type FieldProps } from './field.tsx'

type TextFieldProps = FieldProps & Omit<ComponentProps<'input'>, 'id' | 'required'>

/** Numbers use `inputMode`, because number fields refuse Arabic digits. */
export function TextField(props: TextFieldProps) {
  const { label, hint, error, isLabelHidden, isRequired, className, ...rest } = props
  const about = { label, hint, error, isLabelHidden: !!isLabelHidden, isRequired: !!isRequired }
  return (
    <Field {...about} name={rest.name}>
      {(control) => <input {...rest} {...control} className={classes(controlClass, className)} />}
    </Field>
  )
}
