import type { Warning } from '../contract/agreement.ts'
import { useLanguage, useWords } from '#i18n/words.tsx'
import { useAreaUnit } from '#ui/area-unit.ts'
import { Icon } from '#ui/icon.tsx'
import { phrases } from '../phrases/panel.ts'
import { type GoToField, GoLine } from './go-line.tsx'
import { describeWarning } from './warning-words.ts'

export function AgreementBlock({
  warnings,
  onGo,
}: {
  warnings: readonly Warning[]
  onGo: GoToField
}) {
  const words = useWords(phrases)
  const reader = { language: useLanguage(), unit: useAreaUnit() }
  if (warnings.length === 0) {
    return (
      <p className="flex gap-2 text-sm text-muted">
        <Icon name="circle-check" className="mt-0.5 size-4 shrink-0 text-palm" />
        {words('agrees')}
      </p>
    )
  }
  return (
    <ul className="divide-y divide-line text-sm">
      {warnings.map((warning) => (
        <li key={JSON.stringify(warning)}>
          <GoLine path={warning.path} onGo={onGo}>
            <span className="flex gap-2">
              <Icon
                name="triangle-exclamation-point"
                className="mt-0.5 size-4 shrink-0 text-gold"
              />
              <span className="min-w-0">{describeWarning(warning, reader)}</span>
            </span>
          </GoLine>
        </li>
      ))}
    </ul>
  )
}
