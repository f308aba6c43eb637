import type { ReactNode } from 'react'
import { Surface } from '../surface.tsx'

type FormPageProps = {
  title: string
  note?: ReactNode
  children: ReactNode
  aside?: ReactNode
}

export function FormPage({ title, note, children, aside }: FormPageProps) {
  return (
    <div className="mx-auto grid w-full max-w-[34rem] gap-6 px-4 py-8 md:py-14">
      <div className="grid gap-1">
        <h1 className="text-2xl md:text-3xl">{title}</h1>
        {note && <p className="text-muted">{note}</p>}
      </div>
      <Surface className="grid gap-5 p-4 sm:p-6">{children}</Surface>
      {aside}
    </div>
  )
}
