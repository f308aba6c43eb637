import { classes } from '../classes.ts'

type SegmentedProps = {
  legend: string
  name: string
  choices: readonly { value: string; label: string }[]
  selected: string
  /** Without it the control keeps its own state, as in a plain form. */
  onSelect?: (value: string) => void
  className?: string
}

const segment =
  'relative inline-flex min-h-10 flex-1 items-center justify-center whitespace-nowrap rounded-[6px] ' +
  'px-3 text-sm font-medium text-muted transition-colors duration-150 hover:text-ink md:min-h-9 ' +
  'has-checked:bg-card has-checked:text-ink has-checked:shadow-sheet ' +
  'has-focus-visible:outline-2 has-focus-visible:outline-palm'

/** One of a few, all of them in sight: a group of radio buttons. */
export function Segmented(props: SegmentedProps) {
  const { legend, name, choices, selected, onSelect, className } = props
  return (
    <fieldset className={classes('min-w-0', className)}>
      <legend className="sr-only">{legend}</legend>
      <div className="flex gap-0.5 rounded-control bg-sand p-0.5">
        {choices.map(({ value, label }) => (
          <label key={value} className={segment}>
            <input
              type="radio"
              name={name}
              value={value}
              className="absolute inset-0 size-full appearance-none opacity-0"
              {...(onSelect
                ? { checked: value === selected }
                : { defaultChecked: value === selected })}
              onChange={() => onSelect?.(value)}
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
