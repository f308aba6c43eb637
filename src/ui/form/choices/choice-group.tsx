import { useId } from 'react'
import { formatNumber } from '#i18n/format.ts'
import { useLanguage } from '#i18n/words.tsx'
import { classes } from '../../classes.ts'
import { useEntered } from '../form-state.ts'

export type Choice = { value: string; label: string; count?: number | undefined }

export type ChoiceGroupProps = {
  legend: string
  isLegendHidden?: boolean
  name: string
  choices: readonly Choice[]
  selected: readonly string[]
  isInvalid?: boolean
  /** Without it the boxes are uncontrolled. */
  onSelect?: (value: string, isSelected: boolean) => void
}

const chip =
  'relative inline-flex min-h-11 items-center gap-1.5 rounded-full border border-edge bg-card ' +
  'px-3.5 text-sm transition-colors duration-150 hover:border-palm md:min-h-9 ' +
  'has-checked:border-solid has-checked:border-palm has-checked:bg-palm has-checked:text-on-palm ' +
  'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-palm'

function Box({ group, choice, type }: BoxProps) {
  const language = useLanguage()
  const { name, selected, isInvalid, onSelect } = group
  const entered = useEntered(name)
  const isSelected = (entered ?? selected).includes(choice.value)
  const state = onSelect ? { checked: isSelected } : { defaultChecked: isSelected }
  return (
    <label className={classes(chip, choice.count === 0 && 'text-muted border-dashed')}>
      <input
        type={type}
        name={name}
        value={choice.value}
        aria-invalid={isInvalid || undefined}
        className="absolute inset-0 size-full appearance-none rounded-full opacity-0"
        {...state}
        onChange={(event) => onSelect?.(choice.value, event.target.checked)}
      />
      <span>{choice.label}</span>
      {choice.count !== undefined && (
        <span className={classes('tabular-nums', choice.count !== 0 && 'opacity-75')}>
          {formatNumber(choice.count, language)}
        </span>
      )}
    </label>
  )
}

type BoxProps = { group: ChoiceGroupProps; choice: Choice; type: 'checkbox' | 'radio' }

export function ChoiceGroup(props: ChoiceGroupProps & { isSingle?: boolean }) {
  const { legend, isLegendHidden, choices, isSingle, name } = props
  const id = useId()
  return (
    <fieldset aria-labelledby={id} className="min-w-0">
      <legend id={id} className={classes(isLegendHidden ? 'sr-only' : 'pb-2 text-sm font-medium')}>
        {legend}
      </legend>
      <div className="flex flex-wrap gap-2">
        {choices.map((choice) => (
          <Box
            key={`${name}-${choice.value}`}
            group={props}
            choice={choice}
            type={isSingle ? 'radio' : 'checkbox'}
          />
        ))}
      </div>
    </fieldset>
  )
}
