import { useSuspenseQuery } from '@tanstack/react-query'
import { listEmirates, type Region } from '#features/reference/place-search/contract.ts'
import { textIn } from '#i18n/phrases.ts'
import { useLanguage, useWords } from '#i18n/words.tsx'
import { useQueryFor } from '#platform/page-query.ts'
import { SectionHeading } from '#ui/section-heading.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import { phrases } from '../phrases.ts'
import { EmirateDrawing } from './emirate-drawing.tsx'

const countClass =
  'inline-flex min-h-9 items-center text-sm text-muted tabular-nums hover:text-palm hover:underline'

function Emirate({ emirate }: { emirate: Region }) {
  const words = useWords(phrases)
  const language = useLanguage()
  const { slug, name, counts } = emirate
  const results = `/properties?emirate=${slug}`
  return (
    <li className="grid content-between gap-3 rounded-card border border-line bg-card p-4 first:col-span-2">
      <EmirateDrawing slug={slug} />
      <div className="grid">
        <h3 className="text-base">
          <SiteLink href={results} className="inline-flex min-h-9 items-center hover:text-palm">
            {textIn(name, language)}
          </SiteLink>
        </h3>
        <p className="flex flex-wrap gap-x-4">
          {counts.sale > 0 && (
            <SiteLink href={`${results}&purpose=sale`} className={countClass}>
              {words('forSale', { count: counts.sale })}
            </SiteLink>
          )}
          {counts.rent > 0 && (
            <SiteLink href={`${results}&purpose=rent`} className={countClass}>
              {words('forRent', { count: counts.rent })}
            </SiteLink>
          )}
          {sizeOf(emirate) === 0 && (
            <span className="py-1.5 text-sm text-muted">{words('noneThere')}</span>
          )}
        </p>
      </div>
    </li>
  )
}

const sizeOf = ({ counts }: Region) => counts.sale + counts.rent

export function Emirates() {
  const words = useWords(phrases)
  const { data } = useSuspenseQuery(useQueryFor(listEmirates, {}))
  const emirates = data.emirates.toSorted((one, other) => sizeOf(other) - sizeOf(one))
  return (
    <section aria-labelledby="emirates" className="grid gap-5">
      <SectionHeading id="emirates">{words('emirates')}</SectionHeading>
      <ul className="grid grid-cols-2 gap-3 md:grid-cols-4 md:gap-4">
        {emirates.map((emirate) => (
          <Emirate key={emirate.id} emirate={emirate} />
        ))}
      </ul>
    </section>
  )
}
