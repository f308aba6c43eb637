import { formatMoney } from '#i18n/format.ts'
import { useLanguage, useWords } from '#i18n/words.tsx'
import { classes } from '#ui/classes.ts'
import { phrases } from '../../phrases/choices.ts'
import { PriceHistogram } from './price-histogram.tsx'
import {
  type Buckets,
  moveThumb,
  type PriceRange,
  rangeOf,
  type Thumbs,
  thumbsOf,
} from './price-range.ts'

type ThumbProps = {
  end: keyof Thumbs
  thumbs: Thumbs
  buckets: Buckets
  onMove: (thumbs: Thumbs) => void
}

const wordsOf = {
  from: { label: 'lowestPrice', none: 'noLowest', price: 'least' },
  to: { label: 'highestPrice', none: 'noHighest', price: 'most' },
} as const

/** A native slider: keys, touch and the direction of the page come with it. It has no name to send. */
function Thumb({ end, thumbs, buckets, onMove }: ThumbProps) {
  const words = useWords(phrases)
  const language = useLanguage()
  const { label, none, price } = wordsOf[end]
  const amount = rangeOf(thumbs, buckets)[price]
  return (
    <input
      type="range"
      min={0}
      max={buckets.length}
      value={thumbs[end]}
      aria-label={words(label)}
      aria-valuetext={amount === undefined ? words(none) : formatMoney(amount, language)}
      onChange={({ target }) => onMove(moveThumb(thumbs, end, Number(target.value)))}
      // Of two thumbs at one end of the scale, the one that can still move lies above.
      className={classes(end === 'from' && thumbs.from > buckets.length / 2 && 'z-10')}
    />
  )
}

type PriceSliderProps = {
  buckets: Buckets
  range: PriceRange
  onChoose: (range: PriceRange) => void
}

export function PriceSlider({ buckets, range, onChoose }: PriceSliderProps) {
  const thumbs = thumbsOf(range, buckets)
  const move = (next: Thumbs) => onChoose(rangeOf(next, buckets))
  return (
    <div className="noscript:hidden">
      <PriceHistogram buckets={buckets} thumbs={thumbs} />
      <div className="price-slider">
        <Thumb end="from" thumbs={thumbs} buckets={buckets} onMove={move} />
        <Thumb end="to" thumbs={thumbs} buckets={buckets} onMove={move} />
      </div>
    </div>
  )
}
