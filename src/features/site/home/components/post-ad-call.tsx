import { useWords } from '#i18n/words.tsx'
import { buttonClass } from '#ui/button.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import { phrases } from '../phrases.ts'

export function PostAdCall() {
  const words = useWords(phrases)
  return (
    <section
      aria-labelledby="post-ad"
      className="flex flex-wrap items-center justify-between gap-4 rounded-card bg-sand p-6 md:p-8"
    >
      <SectionHeading id="post-ad" note={words('postAdText')}>
        {words('postAdTitle')}
      </SectionHeading>
      <SiteLink href="/post-ad" className={buttonClass({})}>
        {words('postAd')}
      </SiteLink>
    </section>
  )
}
