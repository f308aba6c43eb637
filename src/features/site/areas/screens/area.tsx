import { useSuspenseQuery } from '@tanstack/react-query'
import type { Contact } from '#features/listing/property/components/contact-of.ts'
import { useLanguage, useWords } from '#i18n/words.tsx'
import { buttonClass } from '#ui/button.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import { AreaCrumbs } from '../components/area-crumbs.tsx'
import { AreaDrawing } from '../components/area-drawing.tsx'
import { type AreaPage, areaQuery } from '../components/area-query.ts'
import { AreaFigures } from '../components/lazy-parts.ts'
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
      <AreaFigures page={page} site={site} />
    </div>
  )
}
