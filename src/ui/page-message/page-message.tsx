import type { ReactElement, ReactNode } from 'react'
import { PageDrawing, type PageDrawingName } from './page-drawing.tsx'

type PageMessageProps = {
  drawing: PageDrawingName | ReactElement
  title: string
  text: ReactNode
  actions?: ReactNode
  /** Whether a screen reader reads the message at once, or in its turn. */
  live?: 'assertive' | 'polite'
  children?: ReactNode
}

/** The one look of all pages that have nothing else to show. */
export function PageMessage(props: PageMessageProps) {
  const { drawing, title, text, actions, live, children } = props
  return (
    <>
      <section
        role={live === 'assertive' ? 'alert' : undefined}
        aria-live={live === 'polite' ? live : undefined}
        className="mx-auto grid max-w-xl justify-items-center gap-4 px-4 py-12 text-center md:py-20"
      >
        {typeof drawing === 'string' ? <PageDrawing name={drawing} /> : drawing}
        <h1 className="text-2xl md:text-3xl">{title}</h1>
        <div className="text-muted">{text}</div>
        {actions && <div className="flex flex-wrap justify-center gap-3 pt-2">{actions}</div>}
      </section>
      {children}
    </>
  )
}
