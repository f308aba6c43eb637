import { minMedianAds } from '#features/listing/property/contract/market.ts'
import type { Contact } from '#features/listing/property/components/contact-of.ts'
import { useWords } from '#i18n/words.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import { phrases } from '../phrases/page.ts'
import { type AreaPage, hasMedian } from './area-query.ts'
import { AreasBelow } from './areas-below.tsx'
import { FiguresList, Offers } from './figures-list.tsx'
import { LatestInArea } from './latest-in-area.tsx'
import { More } from './more.tsx'
import { NoAds } from './no-ads.tsx'

function Prices({ page }: { page: AreaPage }) {
  const words = useWords(phrases)
  const note = hasMedian(page) && words('pricesNote', { least: minMedianAds })
  return (
    <section aria-labelledby="prices" className="grid grid-cols-1 gap-4">
      <SectionHeading id="prices" note={note}>
        {words(note ? 'homePrices' : 'offers')}
      </SectionHeading>
      <div className="figure-pair">
        <Offers row={page} hasPrices={hasMedian(page)} />
      </div>
    </section>
  )
}

/** Types with a median price; what is left of them are names and counts. */
function Types({ types, otherTypes }: Pick<AreaPage, 'types' | 'otherTypes'>) {
  const words = useWords(phrases)
  return (
    <section aria-labelledby="types" className="grid grid-cols-1 gap-4">
      <SectionHeading id="types">{words('types')}</SectionHeading>
      <FiguresList rows={types.length > 0 ? types : otherTypes} />
      {types.length > 0 && otherTypes.length > 0 && (
        <More summary={words('otherTypes', { count: otherTypes.length })}>
          <FiguresList rows={otherTypes} />
        </More>
      )}
    </section>
  )
}

type AreaFiguresProps = {
  page: AreaPage
  /** The contact of ads whose advertiser shows no number. */
  site: Contact
}

export function AreaFigures({ page, site }: AreaFiguresProps) {
  return (
    <>
      {page.total > 0 ? <Prices page={page} /> : <NoAds page={page} />}
      {page.total > 0 && <Types types={page.types} otherTypes={page.otherTypes} />}
      <AreasBelow page={page} />
      {page.total > 0 && <LatestInArea page={page} site={site} />}
    </>
  )
}
