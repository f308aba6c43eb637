import { textIn } from '#i18n/phrases.ts'
import { useLanguage, useWords } from '#i18n/words.tsx'
import type { PriceComparison as Comparison } from '../../contract/market.ts'
import { phrases } from '../../phrases/story.ts'

const sentences = {
  price: { below: 'belowMedian', at: 'atMedian', above: 'aboveMedian' },
  price_per_area: { below: 'belowAreaMedian', at: 'atAreaMedian', above: 'aboveAreaMedian' },
} as const

function Sentence({ comparison }: { comparison: Comparison }) {
  const words = useWords(phrases)
  const language = useLanguage()
  const { basis, percent, count, group, location } = comparison
  const way = percent < 0 ? 'below' : percent > 0 ? 'above' : 'at'
  return words(sentences[basis][way], {
    percent: Math.abs(percent),
    count,
    group: textIn(group, language),
    place: textIn(location.name, language),
  })
}

/** Comes with the ad, so that it moves nothing; where there is nothing to compare nothing is said. */
export function PriceComparison({ comparison }: { comparison: Comparison }) {
  return (
    <p className="text-sm text-muted">
      <Sentence comparison={comparison} />
    </p>
  )
}
