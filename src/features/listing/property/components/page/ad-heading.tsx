import { promotedAdType } from '#features/reference/catalogue/rules.ts'
import { useWords } from '#i18n/words.tsx'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Age } from '#ui/quantity.tsx'
import { SkipLink } from '#ui/links/skip-link.tsx'
import { PrintButton } from '#features/listing/sharing/components/print-button.tsx'
import { ShareButton } from '#features/listing/sharing/components/share-button.tsx'
import { useLanguage } from '#i18n/words.tsx'
import type { Property } from '../../contract.ts'
import type { PriceComparison as Comparison } from '../../contract/market.ts'
import { phrases } from '../../phrases/page.ts'
import { CardFacts } from '../card-facts.tsx'
import { favoriteIds } from '../marks/chosen-ads.ts'
import { type ContactTarget, useWays } from '../contact/use-ways.ts'
import { placeLine } from '../place-line.ts'
import { AdPrice } from './ad-price.tsx'
import { WrittenText } from '#ui/bdi.tsx'
import { PriceComparison } from './lazy-parts.ts'
import { Icon } from '#ui/icon.tsx'

function Badges({ ad }: { ad: Property }) {
  const words = useWords(phrases)
  return (
    <p className="flex flex-wrap items-center gap-2 text-sm text-muted">
      <Badge>{ad.purpose === 'sale' ? words('forSale') : words('forRent')}</Badge>
      {ad.adType?.slug === promotedAdType && <Badge tone="gold">{words('featured')}</Badge>}
      {ad.ready === 'off-plan' && <Badge tone="palm">{words('offPlan')}</Badge>}
      {ad.priceReduced && <Badge>{words('priceReduced')}</Badge>}
      {ad.state === 'under_offer' && <Badge tone="clay">{words('underOffer')}</Badge>}
      {ad.firstPublishedAt && <Age instant={ad.firstPublishedAt} />}
    </p>
  )
}

/** Phones have the heart of the bar of contacts. */
function SaveButton({ id }: { id: number }) {
  const words = useWords(phrases)
  const isSaved = favoriteIds.use().includes(id)
  return (
    <Button
      variant="quiet"
      size="small"
      data-favorite={id}
      aria-pressed={isSaved}
      className="max-lg:hidden noscript:hidden"
    >
      <Icon name="heart" className="size-4" />
      {words('save')}
    </Button>
  )
}

type Props = {
  contacted: ContactTarget
  yearlyRate: number | undefined
  comparison: Comparison | null
}

export function AdHeading({ contacted, yearlyRate, comparison }: Props) {
  const { ad } = contacted
  const { title, address, record } = useWays(contacted)
  return (
    <div className="grid gap-4">
      <div className="grid gap-1">
        <div className="flex items-start justify-between gap-4">
          <AdPrice ad={ad} yearlyRate={yearlyRate} />
          <div className="flex gap-2 print:hidden">
            <SaveButton id={ad.id} />
            <ShareButton shared={{ title, url: address }} onShare={() => record('share')} />
            <PrintButton className="max-md:hidden" />
          </div>
        </div>
        {comparison && <PriceComparison comparison={comparison} />}
      </div>
      <div className="grid gap-2">
        <h1 className="text-xl md:text-2xl">
          <WrittenText texts={ad.name} />
        </h1>
        <SkipLink to="contact" />
        <p className="flex items-start gap-1.5 text-muted">
          <Icon name="map-pin" className="mt-1 size-4 shrink-0" />
          {placeLine(ad.location.path, useLanguage())}
        </p>
      </div>
      <CardFacts ad={ad} />
      <Badges ad={ad} />
      <p className="hidden text-sm wrap-anywhere print:block">
        <bdi>{address}</bdi>
      </p>
    </div>
  )
}
