import type { ReactNode } from 'react'

type SectionHeadingProps = {
  children: ReactNode
  id?: string
  note?: ReactNode
  action?: ReactNode
}

export function SectionHeading({ children, id, note, action }: SectionHeadingProps) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
      <div className="grid gap-1">
        <h2 id={id} className="text-xl md:text-2xl">
          {children}
        </h2>
        {note && <p className="text-muted">{note}</p>}
      </div>
      {action}
    </div>
  )
}
