import { useWords } from '#i18n/words.tsx'
import { buttonClass } from '#ui/button.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import { phrases } from '../phrases.ts'

const calls = [
  {
    href: '/finance',
    title: 'financeTitle',
    text: 'financeText',
    button: 'finance',
    variant: 'primary',
  },
  {
    href: '/post-ad',
    title: 'postAdTitle',
    text: 'postAdText',
    button: 'postAd',
    variant: 'quiet',
  },
] as const

export function Calls() {
  const words = useWords(phrases)
  return (
    <div className="home-calls">
      {calls.map(({ href, title, text, button, variant }) => (
        <section key={href} aria-labelledby={title} className="home-call">
          <SectionHeading id={title} note={words(text)}>
            {words(title)}
          </SectionHeading>
          <SiteLink href={href} className={buttonClass({ variant })}>
            {words(button)}
          </SiteLink>
        </section>
      ))}
    </div>
  )
}
