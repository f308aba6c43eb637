import { placeLine } from '#features/listing/property/components/place-line.ts'
import { goneTitles } from '#features/listing/property/phrases/gone.ts'
import { describePrice } from '#features/listing/property/phrases/price.ts'
import { formatDay } from '#i18n/format.ts'
import { formatPhrase, type Phrase } from '#i18n/phrases.ts'
import { useLanguage, useWords } from '#i18n/words.tsx'
import { Button, buttonClass } from '#ui/button.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import type { Favorite } from '../contract.ts'
import { phrases } from '../phrases/list.ts'

const titles: Readonly<Record<string, Phrase | undefined>> = goneTitles

function useGoneTitle({ propertyType, commercialPropertyType }: Favorite['property']): string {
  const slug = (propertyType ?? commercialPropertyType)?.slug ?? ''
  return formatPhrase(titles[slug] ?? phrases.goneAd, useLanguage())
}

/**
 * Shows no more than the page of the gone ad, and when it was saved, at which price. Of an ad that may have
 * been for rent the price is left out, as its period is not known.
 */
export function GoneFavorite({ favorite }: { favorite: Favorite }) {
  const words = useWords(phrases)
  const language = useLanguage()
  const { property, note, addedAt, priceAtAdding } = favorite
  const title = useGoneTitle(property)
  const day = formatDay(addedAt, language)
  const price = describePrice(priceAtAdding, property, language)
  return (
    <article className="grid gap-2 bg-sand p-4">
      <h2 className="text-base font-medium">{title}</h2>
      {property.location && (
        <p className="text-sm text-muted">{placeLine(property.location.path, language)}</p>
      )}
      <p className="text-sm text-muted">
        {property.purpose ? words('savedOn', { day, price }) : words('saved', { day })}
      </p>
      {note && (
        <p dir="auto" className="max-w-prose whitespace-pre-line wrap-anywhere">
          {note}
        </p>
      )}
      <div className="flex flex-wrap gap-3 pt-1">
        <SiteLink
          href={`/properties/${property.id}`}
          preload={false}
          className={buttonClass({ variant: 'quiet' })}
        >
          {words('similar')}
        </SiteLink>
        <Button
          variant="ghost"
          data-favorite={property.id}
          aria-label={words('removeAd', { title })}
        >
          {words('remove')}
        </Button>
      </div>
    </article>
  )
}
