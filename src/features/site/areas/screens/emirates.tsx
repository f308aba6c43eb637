import { useSuspenseQuery } from '@tanstack/react-query'
import { minMedianAds } from '#features/listing/property/contract/market.ts'
import { useLanguage, useWords } from '#i18n/words.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import { AreaGrid, useAreas } from '../components/area-grid.tsx'
import { emiratesQuery } from '../components/area-query.ts'
import { FiguresList } from '../components/figures-list.tsx'
import { phrases } from '../phrases/page.ts'

export function EmiratesScreen() {
  const words = useWords(phrases)
  const { data: emirates } = useSuspenseQuery(emiratesQuery({ language: useLanguage() }))
  const areas = useAreas()
  return (
    <div className="page-width areas-page">
      <h1 className="text-2xl md:text-3xl">{words('indexTitle')}</h1>
      <AreaGrid id="emirates" areas={areas.emirates} hasPrices={false} />
      <section aria-labelledby="prices" className="grid grid-cols-1 gap-4">
        <SectionHeading id="prices" note={words('pricesNote', { least: minMedianAds })}>
          {words('pricesByEmirate')}
        </SectionHeading>
        <FiguresList rows={emirates} />
      </section>
      {areas.communities.length > 0 && <AreaGrid id="communities" areas={areas.communities} />}
    </div>
  )
}
