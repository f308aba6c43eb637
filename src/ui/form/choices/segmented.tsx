import { classes } from '../../classes.ts'

type SegmentedProps = {
  legend: string
  isLegendShown?: boolean
  name: string
  choices: readonly { value: string; label: string }[]
  selected: string
  onSelect?: (value: string) => void
  className?: string
}

export function Segmented(props: SegmentedProps) {
  const { legend, isLegendShown, name, choices, selected, onSelect, className } = props
  return (
    <fieldset className={classes('min-w-0', className)}>
      <legend className={isLegendShown ? 'pb-2 text-sm font-medium' : 'sr-only'}>{legend}</legend>
      <div className="segments">
        {choices.map(({ value, label }) => (
          <label key={value} className="segment">
            <input
              type="radio"
              name={name}
              value={value}
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
