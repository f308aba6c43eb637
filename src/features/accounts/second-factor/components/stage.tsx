import type { ReactNode } from 'react'

/** The button that led here is gone; the focus goes on with the reader. */
export const arrive = (element: HTMLElement | null) => element?.focus()

/** One stage of switching it on or off: its name, which takes the focus, and what is to do. */
export function Stage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-1 gap-4">
      <h3 ref={arrive} tabIndex={-1} className="text-lg outline-none">
        {title}
      </h3>
      {children}
    </div>
  )
}
