import { useQuery } from '@tanstack/react-query'
import { comparedIds, maxCompared } from '#features/listing/property/components/marks/chosen-ads.ts'
import { readProperty } from '#features/listing/property/contract.ts'
import { textIn } from '#i18n/phrases.ts'
import { useLanguage, useWords } from '#i18n/words.tsx'
import { useQueryFor } from '#platform/page-query.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { Chip } from '#ui/chip.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { phrases } from '../phrases.ts'
import { compareAddress } from './compare-address.ts'
import styles from './compare-bar.css?url'

function Chosen({ id }: { id: number }) {
  const words = useWords(phrases)
  const language = useLanguage()
  const { data, isError } = useQuery(useQueryFor(readProperty, { params: { id } }))
  if (!data && !isError) return <Skeleton className="h-8 w-24" />
  const title = data ? textIn(data.property.name, language) : words('unknown')
  return <Chip onRemove={() => comparedIds.remove(id)}>{title}</Chip>
}

function CompareLink({ ids }: { ids: readonly number[] }) {
  const words = useWords(phrases)
  if (ids.length < 2) return <p className="text-sm text-muted">{words('oneMore')}</p>
  return (
    <SiteLink href={compareAddress(ids)} className={buttonClass({})}>
      {words('compare')}
    </SiteLink>
  )
}

/** Sticky, so that it covers no end of the page; `frame.css` puts it above the bar of contacts. */
export function CompareBar() {
  const words = useWords(phrases)
  const ids = comparedIds.use().toReversed()
  return (
    <aside aria-label={words('bar')} className="compare-bar">
      {/* React draws the bar once it is there. */}
      <link rel="stylesheet" href={styles} precedence="default" />
      <p role="status" className="text-sm">
        {words('chosen', { count: ids.length, maximum: maxCompared })}
      </p>
      <ul className="no-scrollbar -m-1 flex min-w-0 flex-1 scroll-p-1 gap-2 overflow-x-auto p-1 max-md:hidden">
        {ids.map((id) => (
          <li key={id} className="max-w-64 shrink-0">
            <Chosen id={id} />
          </li>
        ))}
      </ul>
      <div className="flex items-center gap-1">
        <CompareLink ids={ids} />
        <Button
          variant="ghost"
          aria-label={words('clearAll')}
          onClick={() => comparedIds.write([])}
        >
          {words('clear')}
        </Button>
      </div>
    </aside>
  )
}
