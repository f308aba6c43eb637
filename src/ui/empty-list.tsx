import type { ReactNode } from 'react'
import { Icon, type IconName } from './icon.tsx'
import { Surface } from './surface.tsx'

type EmptyListProps = { icon: IconName; title: string; text: string; children: ReactNode }

export function EmptyList({ icon, title, text, children }: EmptyListProps) {
  return (
    <Surface className="grid justify-items-center gap-3 px-4 py-14 text-center">
      <Icon name={icon} className="size-10 text-muted" />
      <h2 className="text-xl">{title}</h2>
      <p className="max-w-md text-muted">{text}</p>
      {children}
    </Surface>
  )
}
