import { phrases as calculators } from '#features/listing/costs/phrases/titles.ts'
import { useWords } from '#i18n/words.tsx'
import { Icon } from '#ui/icon.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import { phrases as ofHome } from '../phrases.ts'

const phrases = { ...ofHome, calculatorTitle: calculators.mortgage }

const services = [
  {
    href: '/property-request',
    icon: 'message-square-text',
    title: 'requestTitle',
    text: 'requestText',
  },
  {
    href: '/mortgage-calculator',
    icon: 'tag',
    title: 'calculatorTitle',
    text: 'calculatorText',
  },
  { href: '/fundraising', icon: 'briefcase-business', title: 'fundingTitle', text: 'fundingText' },
] as const

function AllServices() {
  const words = useWords(phrases)
  return (
    <SiteLink href="/our-services" className="home-see-all">
      {words('ourServices')}
      <Icon name="arrow-right" className="size-4 rtl:-scale-x-100" />
    </SiteLink>
  )
}

export function WhatWeDo() {
  const words = useWords(phrases)
  return (
    <section aria-labelledby="what-we-do" className="grid gap-6">
      <SectionHeading id="what-we-do" action={<AllServices />}>
        {words('whatWeDo')}
      </SectionHeading>
      <ul className="grid gap-8 md:grid-cols-3">
        {services.map(({ href, icon, title, text }) => (
          <li key={href} className="home-service">
            <Icon name={icon} className="size-6 text-palm" />
            <h3 className="text-lg">
              <SiteLink href={href} className="home-service-link">
                {words(title)}
              </SiteLink>
            </h3>
            <p className="max-w-prose text-muted">{words(text)}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
