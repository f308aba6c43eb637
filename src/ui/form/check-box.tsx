import type { ComponentProps } from 'react'

type CheckBoxProps = { label: string } & Omit<ComponentProps<'input'>, 'type' | 'className'>

export function CheckBox({ label, ...rest }: CheckBoxProps) {
  return (
    <label className="flex min-h-11 items-center gap-3">
      <input {...rest} type="checkbox" className="size-5 shrink-0 accent-palm" />
      {label}
    </label>
  )
}
