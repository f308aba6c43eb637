import type { ReactNode } from 'react'

type PageMessageProps = {
  drawing: ReactNode
  title: string
  text: string
  actions: ReactNode
  isAlert?: boolean
  children?: ReactNode
}

export function PageMessage(props: PageMessageProps) {
  const { drawing, title, text, actions, isAlert, children } = props
  return (
    <>
      <section
        role={isAlert ? 'alert' : undefined}
        className="mx-auto grid max-w-xl justify-items-center gap-4 px-4 py-12 text-center md:py-20"
      >
        {drawing}
        <h1 className="text-2xl md:text-3xl">{title}</h1>
        <p className="text-muted">{text}</p>
        <div className="flex flex-wrap justify-center gap-3 pt-2">{actions}</div>
      </section>
      {children}
    </>
  )
}
