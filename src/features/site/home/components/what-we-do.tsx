import { useWords } from '#i18n/words.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import { phrases } from '../phrases.ts'
import { Icon } from '#ui/icon.tsx'

const promises = [
  { icon: 'languages', title: 'placesTitle', text: 'placesText' },
  { icon: 'tag', title: 'clearTitle', text: 'clearText' },
  { icon: 'phone', title: 'directTitle', text: 'directText' },
] as const

export function WhatWeDo() {
  const words = useWords(phrases)
  return (
    <section aria-labelledby="what-we-do" className="grid gap-6">
      <SectionHeading id="what-we-do">{words('whatWeDo')}</SectionHeading>
      <ul className="grid gap-8 md:grid-cols-3">
        {promises.map(({ icon, title, text }) => (
          <li key={title} className="grid content-start gap-2 border-t-2 border-palm pt-4">
            <Icon name={icon} className="size-6 text-palm" />
            <h3 className="text-lg">{words(title)}</h3>
            <p className="max-w-prose text-muted">{words(text)}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
