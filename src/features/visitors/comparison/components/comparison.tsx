import { useQueries } from '@tanstack/react-query'
import { maxCompared } from '#features/listing/property/components/marks/chosen-ads.ts'
import { readProperty } from '#features/listing/property/contract.ts'
import { phrases as ofCosts } from '#features/listing/costs/phrases/mortgage.ts'
import { PrintButton } from '#features/listing/sharing/components/print-button.tsx'
import { ShareButton } from '#features/listing/sharing/components/share-button.tsx'
import { formatPhrase } from '#i18n/phrases.ts'
import { useLanguage, useWords } from '#i18n/words.tsx'
import { queryFor } from '#platform/page-query.ts'
import { buttonClass } from '#ui/button.tsx'
import { EmptyList } from '#ui/empty-list.tsx'
import { pathInLanguage } from '#i18n/language.ts'
import { SiteLink } from '#ui/site-link.tsx'
import { compareAddress } from './compare-address.ts'
import { CompareTable } from './compare-table.tsx'
import { monthsOfYear } from './monthly-cost.ts'
import { phrases } from '../phrases.ts'

function Nothing() {
  const words = useWords(phrases)
  return (
    <EmptyList icon="scale" title={words('none')} text={words('noneText')}>
      <div className="flex flex-wrap justify-center gap-3">
        <SiteLink href="/properties" className={buttonClass({})}>
          {words('search')}
        </SiteLink>
        <SiteLink href="/favorites" className={buttonClass({ variant: 'quiet' })}>
          {words('favorites')}
        </SiteLink>
      </div>
    </EmptyList>
  )
}

/** Ads that are gone, hidden, or were never there are named alike. */
function Gone({ ids }: { ids: readonly number[] }) {
  const words = useWords(phrases)
  if (ids.length === 0) return null
  return (
    <ul className="grid gap-1 rounded-card bg-sand p-4">
      {ids.map((id) => (
        <li key={id} className="flex flex-wrap items-center gap-x-4">
          {words('gone', { id: String(id) })}
          <SiteLink
            href={`/properties/${id}`}
            preload={false}
            className="text-palm underline underline-offset-4 print:hidden"
          >
            {words('similar')}
          </SiteLink>
        </li>
      ))}
    </ul>
  )
}

function Actions({ url }: { url: string }) {
  const words = useWords(phrases)
  return (
    <div className="flex gap-2 print:hidden">
      <ShareButton shared={{ title: words('title'), url }} onShare={() => undefined} />
      <PrintButton />
    </div>
  )
}

function useAds(ids: readonly number[]) {
  const language = useLanguage()
  const queries = ids.map((id) => queryFor(readProperty, { params: { id } }, { language }))
  return useQueries({ queries }).flatMap(({ data }) => (data ? [data.property] : []))
}

type CompareProps = {
  ids: readonly number[]
  gone: readonly number[]
  /** The address names more ads than fit beside each other. */
  isCut: boolean
  origin: string
  /** In per cent. */
  yearlyRate: number | undefined
}

export function Comparison({ ids, gone, isCut, origin, yearlyRate }: CompareProps) {
  const words = useWords(phrases)
  const language = useLanguage()
  const ads = useAds(ids)
  const [path = '', query] = compareAddress([...ids, ...gone]).split('?')
  const url = `${origin}${pathInLanguage(path, language)}${query ? `?${query}` : ''}`
  return (
    <div className="page-width grid grid-cols-1 gap-6 pt-8 pb-12">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <h1 className="text-2xl md:text-3xl">{words('title')}</h1>
        {ads.length > 0 && <Actions url={url} />}
      </div>
      {isCut && (
        <p className="rounded-card bg-sand p-4">{words('leftOut', { maximum: maxCompared })}</p>
      )}
      <Gone ids={gone} />
      {ads.length === 0 && <Nothing />}
      {ads.length > 0 && <CompareTable ads={ads} yearlyRate={yearlyRate} />}
      {ads.length === 1 && <p className="text-muted">{words('another')}</p>}
      {ads.some(({ purpose }) => purpose === 'sale') && yearlyRate !== undefined && (
        <p className="text-sm text-muted">
          {words('monthlyNote', { rate: yearlyRate, months: monthsOfYear })}{' '}
          {formatPhrase(ofCosts.indication, language)}
        </p>
      )}
    </div>
  )
}
