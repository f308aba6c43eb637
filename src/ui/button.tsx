import type { ComponentProps } from 'react'
import { classes } from './classes.ts'

/** `main` (clay) is for the one main action of a page, `primary` (palm) for ordinary ones. */
export type ButtonLook = {
  variant?: 'main' | 'primary' | 'quiet' | 'ghost'
  size?: 'small' | 'medium' | 'large'
  /** Such a button needs an `aria-label`. */
  isIcon?: boolean
}

/** Main actions, `medium` or `large`, are at least 44 px high on phones. */
const sizes = {
  small: 'min-h-10 px-3 text-sm md:min-h-9',
  medium: '',
  large: 'min-h-13 px-6 text-lg',
}

const squares = {
  small: 'size-10 min-h-0 px-0 md:size-9',
  medium: 'button-icon',
  large: 'size-13 px-0',
}

export function buttonClass({ variant = 'primary', size = 'medium', isIcon }: ButtonLook): string {
  return classes('button', `button-${variant}`, isIcon ? squares[size] : sizes[size])
}

type ButtonProps = ComponentProps<'button'> & ButtonLook

export function Button({ variant, size, isIcon, className, ...rest }: ButtonProps) {
  const look = buttonClass({ ...(variant && { variant }), ...(size && { size }), isIcon: !!isIcon })
  // HTML allows only one of the two attributes.
  const busy = rest.disabled ? { 'aria-disabled': undefined } : {}
  return <button type="button" {...rest} {...busy} className={classes(look, className)} />
}
