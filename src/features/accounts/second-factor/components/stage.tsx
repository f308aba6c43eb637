import type { ReactNode } from 'react'

/** Moves the focus here, since the button that was pressed is gone. */
export const focusElement = (element: HTMLElement | null) => element?.focus()

export function Stage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-1 gap-4">
      <h3 ref={focusElement} tabIndex={-1} className="text-lg outline-none">
        {title}
      </h3>
      {children}
    </div>
  )
}
