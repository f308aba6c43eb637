type ProgressBarProps = {
  label: string
  /** Without it, the bar only says that something goes on. */
  value?: number
  max?: number
}

export function ProgressBar({ label, ...rest }: ProgressBarProps) {
  return (
    <progress
      {...rest}
      aria-label={label}
      className="h-2 w-full appearance-none overflow-hidden rounded-full bg-sand [&::-moz-progress-bar]:bg-palm [&::-webkit-progress-bar]:bg-sand [&::-webkit-progress-value]:bg-palm"
    />
  )
}
