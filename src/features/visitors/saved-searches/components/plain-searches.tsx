import { usePlainReply } from '#features/visitors/forms/components/plain-reply.ts'
import { formatDay } from '#i18n/format.ts'
import { useLanguage, useWords } from '#i18n/words.tsx'
import { buttonClass } from '#ui/button.tsx'
import { NeedsScripts } from '#ui/form/needs-scripts.tsx'
import { Pagination } from '#ui/pagination/pagination.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import { Surface } from '#ui/surface.tsx'
import { listSearches, type SavedSearch } from '../contract.ts'
import { phrases as ofAlerts } from '../phrases/alerts.ts'
import { phrases as ofList } from '../phrases/list.ts'
import { NewBadge } from './new-badge.tsx'

const phrases = { ...ofAlerts, ...ofList }

function Row({ search }: { search: SavedSearch }) {
  const words = useWords(phrases)
  const day = formatDay(search.savedAt, useLanguage())
  return (
    <li className="grid gap-2 border-b border-line p-4 last:border-0 md:p-5">
      <h2 className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 text-lg">
        <SiteLink href={search.url} dir="auto" className="min-w-0 underline wrap-anywhere">
          {search.name}
        </SiteLink>
        <NewBadge count={search.newCount} />
      </h2>
      <p className="flex flex-wrap gap-x-4 text-sm text-muted">
        <span>{words('savedOn', { day })}</span>
        <span>{words('alertsOf', { frequency: words(search.frequency) })}</span>
      </p>
    </li>
  )
}

function Unread({ faults }: { faults: readonly { msg: string }[] }) {
  const words = useWords(phrases)
  return <p className="rounded-card bg-sand p-4">{faults[0]?.msg || words('failed')}</p>
}

/** For a browser without scripts, which can read the searches but not change them. */
export function PlainSearches() {
  const words = useWords(phrases)
  const answer = usePlainReply(listSearches)
  if (!answer) return <NeedsScripts />
  const { reply, faults } = answer
  if (!reply) return <Unread faults={faults} />
  const { searches, pagination } = reply
  if (pagination.total === 0) {
    return (
      <div className="grid justify-items-start gap-3">
        <p>{words('none')}</p>
        <SiteLink href="/properties" className={buttonClass({})}>
          {words('search')}
        </SiteLink>
      </div>
    )
  }
  return (
    <div className="grid gap-4">
      <Surface>
        <ul aria-label={words('list')}>
          {searches.map((search) => (
            <Row key={search.id} search={search} />
          ))}
        </ul>
      </Surface>
      <Pagination page={pagination.page} pages={pagination.pages} />
    </div>
  )
}
