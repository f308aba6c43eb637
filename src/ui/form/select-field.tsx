import type { ComponentProps } from 'react'
import { classes } from '../classes.ts'
import { controlClass, Field, type FieldProps } from './field.tsx'
import { Icon } from '../icon.tsx'

export type SelectOption = { value: string | number; label: string }

type SelectFieldProps = FieldProps &
  Omit<ComponentProps<'select'>, 'id' | 'required' | 'children'> & {
    /** The label of an empty value, which comes first. */
    none?: string
    options: readonly SelectOption[]
  }

/** A native list, which phones draw best. */
export function SelectField(props: SelectFieldProps) {
  const { label, hint, error, isLabelHidden, isRequired, className, none, options, ...rest } = props
  const about = { label, hint, error, isLabelHidden: !!isLabelHidden, isRequired: !!isRequired }
  return (
    <Field {...about} name={rest.name}>
      {(control) => (
        <span className="relative block">
          <select {...rest} {...control} className={classes(controlClass, 'select', className)}>
            {none !== undefined && <option value="">{none}</option>}
            {options.map(({ value, label: text }) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </select>
          <Icon name="chevron-down" />
        </span>
      )}
    </Field>
  )
}
