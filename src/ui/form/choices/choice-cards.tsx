import type { ReactNode } from 'react'
import { classes } from '../../classes.ts'
import { useEntered } from '../form-state.ts'

export type CardChoice = { value: string; label: string; note?: ReactNode; icon?: ReactNode }

const cardClass =
  'relative flex min-h-11 items-center gap-3 rounded-control border border-edge bg-card px-3 py-2 ' +
  'transition-colors duration-150 hover:border-palm has-checked:border-palm has-checked:bg-sand ' +
  'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-palm'

export type ChoiceCardsProps = {
  type: 'radio' | 'checkbox'
  name: string
  choices: readonly CardChoice[]
  selected?: string | undefined
  isInvalid?: boolean
  className?: string | undefined
}

/** Cards with a round mark where one is chosen, and with a square one where several may be. */
export function ChoiceCards(props: ChoiceCardsProps) {
  const { type, name, choices, selected, isInvalid, className } = props
  const chosen = useEntered(name) ?? (selected === undefined ? undefined : [selected])
  return (
    <div className={classes('grid gap-2', className)}>
      {choices.map(({ value, label, note, icon }) => (
        <label key={value} className={cardClass}>
          <input
            type={type}
            name={name}
            value={value}
            {...(chosen && { defaultChecked: chosen.includes(value) })}
            aria-invalid={(type === 'checkbox' && isInvalid) || undefined}
            className="choice-mark"
          />
          <span className="grid min-w-0 flex-1">
            <span className="min-w-0 font-medium wrap-anywhere">{label}</span>
            {note && <span className="text-sm text-muted">{note}</span>}
          </span>
          {icon}
        </label>
      ))}
    </div>
  )
}
