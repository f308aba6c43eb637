import { useWords } from '#i18n/words.tsx'
import { buttonClass } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import { phrases } from '../phrases/page.ts'
import type { AreaPage } from './area-query.ts'

export function NoAds({ page: { place, crumbs } }: { page: AreaPage }) {
  const words = useWords(phrases)
  const above = crumbs.at(-2)
  return (
    <section className="areas-empty">
      <Icon name="search-x" className="size-10 text-muted" />
      <h2 className="text-xl">{words('empty')}</h2>
      <p className="text-muted">{words('emptyText', { place })}</p>
      <div className="flex flex-wrap justify-center gap-3">
        <SiteLink href="/property-request" className={buttonClass({})}>
          {words('request')}
        </SiteLink>
        {above && (
          <SiteLink href={above.address} className={buttonClass({ variant: 'quiet' })}>
            {words('title', { place: above.name })}
          </SiteLink>
        )}
      </div>
    </section>
  )
}
