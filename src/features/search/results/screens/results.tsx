import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { phrases } from '#features/reference/page-links/phrases/ranking.ts'
import { sentenceOf } from '#features/search/filters/rules/sentence.ts'
import type { SearchQuery } from '#features/search/query/contract/search.ts'
import { formatPhrase } from '#i18n/phrases.ts'
import { useLanguage } from '#i18n/words.tsx'
import { Pagination } from '#ui/pagination/pagination.tsx'
import { SiteLink } from '#ui/site-link.tsx'
import { ActiveChips } from '../components/active-chips.tsx'
import { Breadcrumbs } from '../components/breadcrumbs.tsx'
import { DeeperPlaces } from '../components/deeper-places.tsx'
import { FilterBar } from '../components/filters/filter-bar.tsx'
import type { LoadSheet } from '../components/filters/more-filters.tsx'
import { SuggestionLine } from '../components/suggestion-line.tsx'
import { LeftOutNotice, NoResults, SentenceNotice } from '../components/rare-parts.ts'
import { PurposeTabs } from '../components/purpose-tabs.tsx'
import { ResultsHeading } from '../components/results-heading.tsx'
import { ResultsList } from '../components/results-list.tsx'
import { resultsQuery } from '../components/results-query.ts'

type ResultsScreenProps = { query: SearchQuery; loadSheet: LoadSheet; saving: ReactNode }

export function ResultsScreen({ query, loadSheet, saving }: ResultsScreenProps) {
  const language = useLanguage()
  const { data: results } = useSuspenseQuery(resultsQuery(query, { language }))
  const { search, crumbs, deeper, shown, page, pages, leftOut } = results
  const sentence = sentenceOf(query)
  return (
    <>
      <div className="results-bar">
        <div className="page-width py-2 md:py-3">
          <FilterBar results={results} loadSheet={loadSheet} />
        </div>
      </div>
      <div className="page-width results-page">
        <div className="results-narrowing">
          <PurposeTabs results={results} />
          <ActiveChips results={results} />
        </div>
        <Breadcrumbs search={search} crumbs={crumbs} />
        {leftOut.length > 0 && <LeftOutNotice leftOut={leftOut} />}
        <ResultsHeading results={results} saving={saving} />
        {sentence && <SentenceNotice {...sentence} />}
        <DeeperPlaces deeper={deeper} />
        {shown > 0 && <SuggestionLine meant={results.meant} />}
        {shown > 0 ? <ResultsList results={results} /> : <NoResults results={results} />}
        {shown > 0 && <Pagination page={page} pages={pages} />}
        <SiteLink href="/how-we-rank" className="results-ranking">
          {formatPhrase(phrases.ranking, language)}
        </SiteLink>
      </div>
    </>
  )
}
