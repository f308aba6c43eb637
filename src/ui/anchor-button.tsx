import type { ComponentProps } from 'react'
import { type ButtonLook, buttonClass } from './button.tsx'
import { classes } from './classes.ts'

type AnchorProps = ComponentProps<'a'> & ButtonLook

export function AnchorButton({ variant, size, isIcon, className, ...rest }: AnchorProps) {
  const look = buttonClass({ ...(variant && { variant }), ...(size && { size }), isIcon: !!isIcon })
  return <a {...rest} className={classes(look, className)} />
}
