import type { ComponentProps } from 'react'
import { useEntered } from '../form-state.ts'

type CheckBoxProps = { label: string } & Omit<ComponentProps<'input'>, 'type' | 'className'>

export function CheckBox({ label, ...rest }: CheckBoxProps) {
  const entered = useEntered(rest.name)
  return (
    <label className="flex min-h-11 items-center gap-3">
      <input
        {...rest}
        {...(entered && { defaultChecked: true })}
        type="checkbox"
        className="choice-mark"
      />
      {label}
    </label>
  )
}
