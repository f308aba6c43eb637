import { classes } from './classes.ts'

/** A shape in the place of what is being fetched; give it the final size by `className`. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden
      className={classes('block animate-breathe rounded-control bg-sand', className)}
    />
  )
}
