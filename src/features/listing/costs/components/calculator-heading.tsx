import type { ReactNode } from 'react'
import { SiteLink } from '#ui/site-link.tsx'

type HeadingProps = {
  title: string
  intro: string
  other: { href: string; name: string }
  bar: ReactNode
}

export function CalculatorHeading({ title, intro, other, bar }: HeadingProps) {
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <h1 className="text-2xl md:text-3xl">{title}</h1>
        {bar}
      </div>
      <p className="max-w-prose text-muted">{intro}</p>
      <p className="print:hidden">
        <SiteLink href={other.href} className="text-palm underline-offset-4 hover:underline">
          {other.name}
        </SiteLink>
      </p>
    </div>
  )
}
