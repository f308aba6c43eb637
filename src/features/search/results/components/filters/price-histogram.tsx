import type { Buckets, Thumbs } from './price-range.ts'

const height = 40
const lineHeight = 2

type DrawnRange = { from: number; to: number }

function bars(buckets: Buckets, { from, to }: DrawnRange) {
  const tallest = Math.max(...buckets.map(({ count }) => count), 1)
  const drawn = buckets.map(({ count }, at) => {
    if (at < from || at >= to || count === 0) return ''
    const tall = Math.max(1, Math.round((count / tallest) * height))
    return `M${at * 10 + 1} ${height}v-${tall}h8v${tall}z`
  })
  return drawn.join('')
}

const line = ({ from, to }: DrawnRange) =>
  `M${from * 10} ${height}h${(to - from) * 10}v${lineHeight}H${from * 10}z`

/** The part between the thumbs is drawn over the whole. */
export function PriceHistogram({ buckets, thumbs }: { buckets: Buckets; thumbs: Thumbs }) {
  const all = { from: 0, to: buckets.length }
  const draw = (part: DrawnRange) => bars(buckets, part) + line(part)
  return (
    <svg
      viewBox={`0 0 ${buckets.length * 10} ${height + lineHeight}`}
      preserveAspectRatio="none"
      aria-hidden
      className="price-histogram"
    >
      <path d={draw(all)} className="fill-line" />
      <path d={draw(thumbs)} className="fill-palm" />
    </svg>
  )
}
