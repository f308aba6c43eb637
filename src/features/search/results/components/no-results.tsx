import { resultsAddress } from '#features/search/filters/rules/address.ts'
import { useWords } from '#i18n/words.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import { phrases as ofPage } from '../phrases.ts'
import { phrases as rare } from '../phrases/rare.ts'
import { ClearFilters } from './active-chips.tsx'
import { useRelaxations, useRelaxationWords } from './relaxations.ts'
import type { Results } from './results-model.ts'
import { Icon } from '#ui/icon.tsx'

const phrases = { ...ofPage, ...rare }

function Relaxations({ results }: { results: Results }) {
  const label = useRelaxationWords()
  const ways = useRelaxations(results.search, ({ without }) => {
    const address = resultsAddress(without)
    return results.chips.find((chip) => chip.address === address)?.label
  })
  return (
    <ul className="flex flex-wrap justify-center gap-2">
      {ways.map((way) => (
        <li key={way.address}>
          <SiteLink
            href={way.address}
            preload={false}
            className="inline-flex min-h-11 items-center rounded-[1.375rem] border border-palm px-4 py-2 leading-snug text-palm no-underline hover:bg-sand"
          >
            {label(way)}
          </SiteLink>
        </li>
      ))}
    </ul>
  )
}

function MeantButton({ meant }: Pick<Results, 'meant'>) {
  if (!meant) return null
  return (
    <SiteLink
      href={meant.address}
      preload={false}
      className="inline-flex min-h-11 items-center rounded-control bg-palm px-4 py-2 font-medium text-on-palm no-underline hover:bg-palm-deep"
    >
      {meant.label}
    </SiteLink>
  )
}

export function NoResults({ results }: { results: Results }) {
  const words = useWords(phrases)
  const isPastEnd = results.total > 0
  const why = isPastEnd ? 'pageEmpty' : results.meant ? 'noResultsMeant' : 'noResultsWhy'
  return (
    <section className="grid grid-cols-1 justify-items-center gap-4 rounded-card border border-line bg-card px-4 py-16 text-center">
      <Icon name="search-x" className="size-10 text-muted" />
      <div className="grid gap-1">
        <h2 className="text-xl">{words('noResults')}</h2>
        <p className="text-muted">{words(why)}</p>
      </div>
      {!isPastEnd && <MeantButton meant={results.meant} />}
      {isPastEnd ? (
        <SiteLink
          href={resultsAddress({ ...results.search, page: 1 })}
          className="font-medium text-palm hover:underline"
        >
          {words('toFirstPage')}
        </SiteLink>
      ) : (
        <Relaxations results={results} />
      )}
      <ClearFilters search={results.search} />
    </section>
  )
}
