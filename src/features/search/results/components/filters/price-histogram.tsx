import { formatCompact } from '#i18n/format.ts'
import { useLanguage, useWords } from '#i18n/words.tsx'
import { phrases } from '../../phrases/choices.ts'
import type { Choices } from '../choices-model.ts'

type Prices = NonNullable<Choices['price']>
type Chosen = { least: number | undefined; most: number | undefined }

const height = 40

function bars(buckets: Prices['buckets'], isDrawn: (bucket: Prices['buckets'][number]) => boolean) {
  const tallest = Math.max(...buckets.map(({ count }) => count), 1)
  const drawn = buckets.map((bucket, at) => {
    if (!isDrawn(bucket) || bucket.count === 0) return ''
    const tall = Math.max(1, Math.round((bucket.count / tallest) * height))
    return `M${at * 10} ${height}v-${tall}h8v${tall}z`
  })
  return drawn.join('')
}

export function PriceHistogram({ price, least = 0, most }: { price: Prices } & Partial<Chosen>) {
  const words = useWords(phrases)
  const language = useLanguage()
  const { buckets, min, max } = price
  const isInside = (bucket: Prices['buckets'][number]) =>
    bucket.max > least && bucket.min <= (most ?? max)
  const ends = { from: formatCompact(min, language), to: formatCompact(max, language) }
  return (
    <div className="grid gap-1">
      <svg
        viewBox={`0 0 ${buckets.length * 10} ${height}`}
        preserveAspectRatio="none"
        aria-hidden
        className="h-12 w-full rtl:-scale-x-100"
      >
        <path d={bars(buckets, (bucket) => !isInside(bucket))} className="fill-line" />
        <path d={bars(buckets, isInside)} className="fill-palm" />
      </svg>
      <p className="text-xs text-muted tabular-nums">{words('pricesNow', ends)}</p>
    </div>
  )
}
