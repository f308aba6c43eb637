import type { ComponentProps } from 'react'
import { classes } from './classes.ts'

/** A sheet of card on the paper: hairline, no shadow. */
export function Surface({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classes('rounded-card border border-line bg-card', className)} />
}
