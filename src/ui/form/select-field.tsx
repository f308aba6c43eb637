import type { ComponentProps } from 'react'
import { classes } from '../classes.ts'
import { controlClass, Field, type FieldProps } from './field.tsx'
import { Icon } from '../icon.tsx'

type SelectFieldProps = FieldProps & Omit<ComponentProps<'select'>, 'id' | 'required'>

/** A native list, which phones draw best. */
export function SelectField(props: SelectFieldProps) {
  const { label, hint, error, isLabelHidden, isRequired, className, ...rest } = props
  const about = { label, hint, error, isLabelHidden: !!isLabelHidden, isRequired: !!isRequired }
  return (
    <Field {...about} name={rest.name}>
      {(control) => (
        <span className="relative block">
          <select {...rest} {...control} className={classes(controlClass, 'select', className)} />
          <Icon name="chevron-down" />
        </span>
      )}
    </Field>
  )
}
