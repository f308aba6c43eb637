import type { ReactNode } from 'react'
import { classes } from './classes.ts'

const tones = {
  plain: 'bg-sand text-ink',
  palm: 'bg-palm text-on-palm',
  clay: 'bg-clay text-on-clay',
  gold: 'border border-gold bg-card text-gold',
}

/** A word about a thing: featured, verified, off-plan. */
export function Badge({
  tone = 'plain',
  children,
}: {
  tone?: keyof typeof tones
  children: ReactNode
}) {
  return <span className={classes('badge', tones[tone])}>{children}</span>
}
