import { states } from '#features/listing/property/contract.ts'
import { formatNumber } from '#i18n/format.ts'
import { useLanguage, useWords } from '#i18n/words.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import { phrases } from '../phrases/list.ts'
import { type ListQuery, listAddress, type State } from '../rules.ts'

type TabCounts = { counts: Record<State, number>; needs: { any: number } }

const tabClass =
  'flex min-h-10 items-center gap-2 rounded-full border border-line bg-card px-4 whitespace-nowrap ' +
  'no-underline hover:border-palm aria-[current]:border-palm aria-[current]:bg-palm ' +
  'aria-[current]:text-on-palm'

type TabProps = { label: string; count: number; isCurrent: boolean; href: string }

function Tab({ label, count, isCurrent, href }: TabProps) {
  return (
    <li>
      <SiteLink
        href={href}
        resetScroll={false}
        aria-current={isCurrent ? 'page' : undefined}
        className={tabClass}
      >
        {label}
        <span className="tabular-nums opacity-80">{formatNumber(count, useLanguage())}</span>
      </SiteLink>
    </li>
  )
}

export function Tabs({ counted, query }: { counted: TabCounts; query: ListQuery }) {
  const words = useWords(phrases)
  const { counts, needs } = counted
  const { state, needs: need, search, sort } = query
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0)
  const shownStates = states.filter((one) => counts[one] > 0 || one === state)
  const kept = { search, sort }
  return (
    <nav aria-label={words('tabs')} className="-mx-4 overflow-x-auto px-4 py-1 no-scrollbar">
      <ul className="flex w-max gap-2">
        <Tab
          label={words('all')}
          count={all}
          isCurrent={!state && !need}
          href={listAddress(kept)}
        />
        {(needs.any > 0 || need) && (
          <Tab
            label={words('needing')}
            count={needs.any}
            isCurrent={need !== undefined && !state}
            href={listAddress({ ...kept, needs: 'any' })}
          />
        )}
        {shownStates.map((one) => (
          <Tab
            key={one}
            label={words(one)}
            count={counts[one]}
            isCurrent={one === state}
            href={listAddress({ ...kept, state: one })}
          />
        ))}
      </ul>
    </nav>
  )
}
