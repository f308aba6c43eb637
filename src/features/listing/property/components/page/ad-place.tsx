import { textIn } from '#i18n/phrases.ts'
import { useLanguage, useWords } from '#i18n/words.tsx'
import { AnchorButton } from '#ui/anchor-button.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import type { Property } from '../../contract.ts'
import { phrases } from '../../phrases/story.ts'
import { placeLine } from '../place-line.ts'
import { Written } from './written.tsx'
import { Icon } from '#ui/icon.tsx'

/** The map belongs to another site, so it opens only on request. */
export function AdPlace({ ad }: { ad: Property }) {
  const words = useWords(phrases)
  const language = useLanguage()
  const { lat, lng } = ad.location
  const hasAddress = textIn(ad.addressDetails, language) !== ''
  return (
    <section className="grid gap-3">
      <SectionHeading>{words('place')}</SectionHeading>
      <p>
        {hasAddress ? <Written text={ad.addressDetails} /> : placeLine(ad.location.path, language)}
      </p>
      {lat !== null && lng !== null && (
        <AnchorButton
          variant="quiet"
          className="justify-self-start print:hidden"
          href={`https://www.google.com/maps/search/?api=1&query=${lat},${lng}`}
          target="_blank"
          rel="noopener noreferrer"
        >
          {words('openInMaps')}
          <Icon name="arrow-up-right" className="size-4 rtl:-scale-x-100" />
        </AnchorButton>
      )}
    </section>
  )
}
