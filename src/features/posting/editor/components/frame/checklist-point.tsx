import type { ReactNode } from 'react'
import { useWords } from '#i18n/words.tsx'
import type { FormFault } from '#ui/form/form-state.ts'
import { Icon } from '#ui/icon.tsx'
import { phrases as screen } from '../../phrases/screen.ts'
import { stepOf } from '../../rules.ts'
import { useFieldName } from './field-name.ts'

/** `told`: not known to be right or wrong. */
type Grade = 'right' | 'told' | 'warning' | 'wrong'

const looks = {
  right: { icon: 'circle-check', tone: 'text-palm' },
  told: { icon: 'info', tone: 'text-muted' },
  warning: { icon: 'triangle-exclamation-point', tone: 'text-gold' },
  wrong: { icon: 'triangle-exclamation-point', tone: 'text-danger' },
} as const

type PointProps = { grade: Grade; title: string; children?: ReactNode }

export function Point({ grade, title, children }: PointProps) {
  const { icon, tone } = looks[grade]
  return (
    <li className="grid gap-1">
      <p className="flex gap-3">
        <Icon name={icon} className={`mt-0.5 size-5 shrink-0 ${tone}`} />
        <span className="font-medium">{title}</span>
      </p>
      {children}
    </li>
  )
}

type MissingProps = { onGo: (path: string) => void }

export function Missing({ faults, onGo }: MissingProps & { faults: readonly FormFault[] }) {
  const words = useWords(screen)
  const nameOf = useFieldName()
  return (
    <ul className="grid ps-8">
      {faults.map(({ path = '', msg }) => {
        const step = stepOf(path)
        return (
          <li key={`${path} ${msg}`}>
            <button
              type="button"
              className="min-h-9 text-start underline underline-offset-4 hover:text-danger"
              onClick={() => onGo(path)}
            >
              {step && <span className="text-muted">{words(step)} · </span>}
              <span className="font-medium">{nameOf(path)}</span> · {msg}
            </button>
          </li>
        )
      })}
    </ul>
  )
}

type TruthProps = { isTrue: boolean; onChange: (isTrue: boolean) => void; children: string }

export function Truth({ isTrue, onChange, children }: TruthProps) {
  return (
    <label className="flex min-h-11 gap-3 rounded-card bg-sand p-4">
      <input
        type="checkbox"
        checked={isTrue}
        onChange={(event) => onChange(event.target.checked)}
        className="choice-mark mt-0.5"
      />
      <span>{children}</span>
    </label>
  )
}
