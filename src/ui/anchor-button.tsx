import type { ComponentProps } from 'react'
import { type ButtonLook, buttonClass } from './button.tsx'
import { classes } from './classes.ts'

type AnchorProps = ComponentProps<'a'> & ButtonLook

/** A plain link that looks like a button: telephone numbers, files, other sites. */
export function AnchorButton({ variant, size, isIcon, className, ...rest }: AnchorProps) {
  const look = buttonClass({ ...(variant && { variant }), ...(size && { size }), isIcon: !!isIcon })
  return <a {...rest} className={classes(look, className)} />
}
