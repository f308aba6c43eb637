import { useSuspenseQuery } from '@tanstack/react-query'
import { minMedianAds } from '#features/listing/property/contract/market.ts'
import type { Contact } from '#features/listing/property/components/contact-of.ts'
import { useLanguage, useWords } from '#i18n/words.tsx'
import { buttonClass } from '#ui/button.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import { AreaCrumbs } from '../components/area-crumbs.tsx'
import { AreaDrawing } from '../components/area-drawing.tsx'
import { type AreaPage, areaQuery, hasMedian } from '../components/area-query.ts'
import { AreasBelow } from '../components/areas-below.tsx'
import { FiguresList, Offers } from '../components/figures-list.tsx'
import { LatestInArea } from '../components/latest-in-area.tsx'
import { More } from '../components/more.tsx'
import { NoAds } from '../components/no-ads.tsx'
import { phrases } from '../phrases/page.ts'

function Heading({ page }: { page: AreaPage }) {
  const words = useWords(phrases)
  const { name, place, total, all, agents, scene } = page
  return (
    <div className="area-heading">
      <div className="grid content-center justify-items-start gap-3">
        <h1 className="text-2xl md:text-3xl">{words('title', { place: name })}</h1>
        {total > 0 && (
          <SiteLink href={all} className={buttonClass({})}>
            {words('showAll', { count: total })}
          </SiteLink>
        )}
        {agents && (
          <SiteLink href={agents} className="area-agents">
            {words('agents', { place })}
          </SiteLink>
        )}
      </div>
      <AreaDrawing scene={scene} isTall={false} isMirrored={false} />
    </div>
  )
}

function Prices({ page }: { page: AreaPage }) {
  const words = useWords(phrases)
  const note = hasMedian(page) && words('pricesNote', { least: minMedianAds })
  return (
    <section aria-labelledby="prices" className="grid grid-cols-1 gap-4">
      <SectionHeading id="prices" note={note}>
        {words(note ? 'homePrices' : 'offers')}
      </SectionHeading>
      <div className="figure-pair">
        <Offers row={page} />
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

type AreaScreenProps = {
  slug: string
  /** The contact of ads whose advertiser shows no number. */
  site: Contact
}

export function AreaScreen({ slug, site }: AreaScreenProps) {
  const { data: page } = useSuspenseQuery(areaQuery(slug, { language: useLanguage() }))
  return (
    <div className="page-width areas-page">
      <div className="grid grid-cols-1 gap-2">
        <AreaCrumbs crumbs={page.crumbs} />
        <Heading page={page} />
      </div>
      {page.total > 0 ? <Prices page={page} /> : <NoAds page={page} />}
      {page.total > 0 && <Types types={page.types} otherTypes={page.otherTypes} />}
      <AreasBelow page={page} />
      {page.total > 0 && <LatestInArea page={page} site={site} />}
    </div>
  )
}
