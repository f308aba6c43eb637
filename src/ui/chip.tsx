import type { ReactNode } from 'react'
import { useWords } from '#i18n/words.tsx'
import { phrases } from './phrases.ts'
import { Icon } from './icon.tsx'

type ChipProps = {
  children: string
  /** Said on phones, where little of the whole text could be read. */
  short?: string | undefined
  onRemove?: () => void
  /** A link, drawn instead of the button, that works without scripts. */
  removal?: (inside: { label: string; icon: ReactNode; className: string }) => ReactNode
}

export const chipClass =
  'inline-flex min-h-8 max-w-full items-center rounded-full bg-sand ps-3 text-sm'

export const chipRemovalClass =
  'inline-flex size-8 items-center justify-center rounded-full text-muted hover:text-clay'

export function Chip({ children, short, onRemove, removal }: ChipProps) {
  const words = useWords(phrases)
  const label = words('remove', { what: children })
  const icon = <Icon name="x" className="size-4" />
  return (
    <span className={chipClass}>
      <span className={short ? 'truncate max-md:hidden' : 'truncate'}>{children}</span>
      {short && <span className="truncate md:hidden">{short}</span>}
      {removal?.({ label, icon, className: chipRemovalClass })}
      {onRemove && (
        <button type="button" aria-label={label} className={chipRemovalClass} onClick={onRemove}>
          {icon}
        </button>
      )}
      {!onRemove && !removal && <span className="w-3" />}
    </span>
  )
}
