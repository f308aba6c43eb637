import { textIn } from '#i18n/phrases.ts'
import { useLanguage, useWords } from '#i18n/words.tsx'
import { AnchorButton } from '#ui/anchor-button.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import type { Property } from '../../contract.ts'
import { phrases } from '../../phrases/story.ts'
import { placeLine } from '../place-line.ts'
import { BuildingUnits } from './building-units.tsx'
import { resultsAddress } from '../page/results-address.ts'
import { WrittenText } from '#ui/bdi.tsx'
import { Icon } from '#ui/icon.tsx'

/** The map belongs to another site, so it opens only on request. */
function MapLink({ lat, lng }: { lat: number; lng: number }) {
  const words = useWords(phrases)
  return (
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
  )
}

function PlacesAround({ ad }: { ad: Property }) {
  const words = useWords(phrases)
  const language = useLanguage()
  const { purpose } = ad
  return (
    <div className="grid gap-2 print:hidden">
      <h3 className="text-sm text-muted">
        {purpose === 'sale' ? words('saleAround') : words('rentAround')}
      </h3>
      <ul className="flex flex-wrap gap-2">
        {ad.location.path.toReversed().map(({ id, name }) => (
          <li key={id}>
            <SiteLink href={resultsAddress({ purpose, locations: id })} className="deeper-place">
              {textIn(name, language)}
            </SiteLink>
          </li>
        ))}
      </ul>
    </div>
  )
}

export function AdPlace({ ad }: { ad: Property }) {
  const words = useWords(phrases)
  const language = useLanguage()
  const { lat, lng, path } = ad.location
  const line = placeLine(path, language)
  const address = textIn(ad.addressDetails, language)
  const hasAddress = address !== '' && address !== line
  return (
    <section className="grid gap-4">
      <SectionHeading>{words('place')}</SectionHeading>
      <div className="grid gap-1">
        {hasAddress && (
          <p>
            <WrittenText texts={ad.addressDetails} />
          </p>
        )}
        <p className={hasAddress ? 'text-muted' : ''}>{line}</p>
      </div>
      {lat !== null && lng !== null && <MapLink lat={lat} lng={lng} />}
      <PlacesAround ad={ad} />
      <BuildingUnits id={ad.id} />
    </section>
  )
}
