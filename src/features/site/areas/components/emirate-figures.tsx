import { useSuspenseQuery } from '@tanstack/react-query'
import { minMedianAds } from '#features/listing/property/contract/market.ts'
import { useLanguage, useWords } from '#i18n/words.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import { AreaGrid, useAreas } from './area-grid.tsx'
import { emiratesQuery } from './area-query.ts'
import { FiguresList } from './figures-list.tsx'
import { phrases } from '../phrases/page.ts'

/** The emirates as cards and as a table, and the communities with the most ads. */
export function EmirateFigures() {
  const words = useWords(phrases)
  const { data: emirates } = useSuspenseQuery(emiratesQuery({ language: useLanguage() }))
  const areas = useAreas()
  return (
    <>
      <AreaGrid id="emirates" areas={areas.emirates} hasPrices={false} />
      <section aria-labelledby="prices" className="grid grid-cols-1 gap-4">
        <SectionHeading id="prices" note={words('pricesNote', { least: minMedianAds })}>
          {words('pricesByEmirate')}
        </SectionHeading>
        <FiguresList rows={emirates} />
      </section>
      {areas.communities.length > 0 && <AreaGrid id="communities" areas={areas.communities} />}
    </>
  )
}
