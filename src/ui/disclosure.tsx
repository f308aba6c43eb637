import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

type DisclosureProps = { summary: ReactNode; isOpen?: boolean; children: ReactNode }

export function Disclosure({ summary, isOpen, children }: DisclosureProps) {
  return (
    <details className="group" open={isOpen}>
      <summary className="flex min-h-11 items-center justify-between gap-3 font-medium">
        {summary}
        <Icon
          name="chevron-down"
          className="size-5 shrink-0 text-muted transition-transform duration-150 group-open:rotate-180"
        />
      </summary>
      <div className="pt-2">{children}</div>
    </details>
  )
}
