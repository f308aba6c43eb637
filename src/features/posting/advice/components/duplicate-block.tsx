import { propertyAddress } from '#features/listing/property/contract.ts'
import { textIn } from '#i18n/phrases.ts'
import { useLanguage, useWords } from '#i18n/words.tsx'
import { Badge } from '#ui/badge.tsx'
import { Bdi } from '#ui/bdi.tsx'
import { Icon } from '#ui/icon.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import type { Duplicate } from '../contract/checks.ts'
import { phrases } from '../phrases/panel.ts'

function Line({ duplicate }: { duplicate: Duplicate }) {
  const words = useWords(phrases)
  const language = useLanguage()
  const { id, referenceId, name, reason, own } = duplicate
  const href = own ? `/my-properties/${id}` : propertyAddress({ id, name })
  return (
    <li className="grid grid-cols-1 gap-1 py-2">
      <SiteLink href={href} target="_blank" className="flex gap-1 font-medium">
        <span dir="auto" className="min-w-0 wrap-anywhere">
          {textIn(name, language) || words('untitled')}
        </span>
        <Icon name="arrow-up-right" className="size-4 shrink-0 rtl:-scale-x-100" />
        <span className="sr-only">({words('newTab')})</span>
      </SiteLink>
      <p className="flex flex-wrap items-center gap-x-2 text-muted">
        <Bdi>{referenceId}</Bdi>
        <span>{words(reason === 'permit' ? 'samePermit' : 'sameHome')}</span>
        {own && <Badge>{words('yours')}</Badge>}
      </p>
    </li>
  )
}

export function DuplicateBlock({ duplicates }: { duplicates: readonly Duplicate[] }) {
  const words = useWords(phrases)
  if (duplicates.length === 0) {
    return <p className="text-sm text-muted">{words('noDuplicates')}</p>
  }
  return (
    <ul className="divide-y divide-line text-sm">
      {duplicates.map((duplicate) => (
        <Line key={duplicate.id} duplicate={duplicate} />
      ))}
    </ul>
  )
}
