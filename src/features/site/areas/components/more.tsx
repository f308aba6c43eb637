import type { ReactNode } from 'react'
import { Icon } from '#ui/icon.tsx'

type MoreProps = { summary: string; isOpen?: boolean; children: ReactNode }

/** Not `Disclosure`, with which the script of these pages would contain that of an ad. */
export function More({ summary, isOpen, children }: MoreProps) {
  return (
    <details className="areas-more" open={isOpen}>
      <summary>
        {summary}
        <Icon name="chevron-down" className="size-5 shrink-0 text-muted" />
      </summary>
      {children}
    </details>
  )
}
