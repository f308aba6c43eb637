import { type ReactNode, useId } from 'react'
import { SectionHeading } from '#ui/section-heading.tsx'
import { Surface } from '#ui/surface.tsx'

type AccountSectionProps = { title: string; note?: ReactNode; children: ReactNode }

export function AccountSection({ title, note, children }: AccountSectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <Surface className="grid gap-5 p-4 sm:p-6">
        <SectionHeading id={id} note={note}>
          {title}
        </SectionHeading>
        {children}
      </Surface>
    </section>
  )
}
