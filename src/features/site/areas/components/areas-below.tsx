import { formatNumber } from '#i18n/format.ts'
import { useLanguage, useWords } from '#i18n/words.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import { phrases } from '../phrases/page.ts'
import type { AreaPage } from './area-query.ts'
import { More } from './more.tsx'

type Below = AreaPage['withAds'][number]

function Places({ places }: { places: readonly Below[] }) {
  const words = useWords(phrases)
  const language = useLanguage()
  return (
    <ul className="areas-below">
      {places.map(({ name, address, counts }) => {
        const count = counts.sale + counts.rent
        return (
          <li key={address}>
            <SiteLink href={address} preload={false} className="area-below">
              {name}
              {count > 0 && (
                <span className="text-muted tabular-nums">
                  <span aria-hidden>{formatNumber(count, language)}</span>
                  <span className="sr-only">{words('propertyCount', { count })}</span>
                </span>
              )}
            </SiteLink>
          </li>
        )
      })}
    </ul>
  )
}

/** The locations directly below a location, those with the most ads first. */
export function AreasBelow({ page }: { page: AreaPage }) {
  const words = useWords(phrases)
  const { withAds, withoutAds, level, place } = page
  if (withAds.length + withoutAds.length === 0) return null
  return (
    <section aria-labelledby="below" className="grid grid-cols-1 gap-4">
      <SectionHeading id="below">
        {words(level === 'emirate' ? 'areas' : 'locations', { place })}
      </SectionHeading>
      {withAds.length > 0 && <Places places={withAds} />}
      {withoutAds.length > 0 && (
        <More
          summary={words('withoutAds', { count: withoutAds.length })}
          isOpen={withAds.length === 0}
        >
          <Places places={withoutAds} />
        </More>
      )}
    </section>
  )
}
