import type { ReactNode } from 'react'
import { SkylineWindow } from '../skyline/skyline-window.tsx'
import { Surface } from '../surface.tsx'

type FormPageProps = {
  title: string
  note?: ReactNode
  children: ReactNode
  aside?: ReactNode
}

/** Wide screens have a drawing beside the form, which would be lost in the middle of them. */
export function FormPage({ title, note, children, aside }: FormPageProps) {
  return (
    <div className="form-page">
      <div className="grid gap-6">
        <div className="grid gap-1">
          <h1 className="text-2xl md:text-3xl">{title}</h1>
          {note && <p className="text-muted">{note}</p>}
        </div>
        <Surface className="grid gap-5 p-4 sm:p-6">{children}</Surface>
        {aside}
      </div>
      <div className="form-drawing">
        <SkylineWindow className="size-full" />
      </div>
    </div>
  )
}
