import { useWords } from '#i18n/words.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import { phrases } from '../phrases/page.ts'
import type { AreaPage } from './area-query.ts'

export function AreaCrumbs({ crumbs }: Pick<AreaPage, 'crumbs'>) {
  const words = useWords(phrases)
  const steps = [{ name: words('emirates'), address: '/emirates' }, ...crumbs]
  return (
    <nav aria-label={words('path')}>
      <ol className="area-crumbs">
        {steps.map(({ name, address }, at) => (
          <li key={address}>
            {at > 0 && <span aria-hidden>›</span>}
            {at < steps.length - 1 ? (
              <SiteLink href={address} className="area-crumb">
                {name}
              </SiteLink>
            ) : (
              <span aria-current="page">{name}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
