import { scaleBand, scaleLinear } from '@visx/scale'
import { Bar } from '@visx/shape'
import { directionOf } from '#i18n/language.ts'
import { useLanguage } from '#i18n/words.tsx'

const size = { width: 120, height: 28 }

export function Bars({ counts }: { counts: readonly number[] }) {
  const isRightToLeft = directionOf(useLanguage()) === 'rtl'
  const x = scaleBand({
    domain: counts.map((_, at) => at),
    range: isRightToLeft ? [size.width, 0] : [0, size.width],
    padding: 0.25,
  })
  const y = scaleLinear({ domain: [0, Math.max(1, ...counts)], range: [0, size.height] })
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${size.width} ${size.height}`}
      preserveAspectRatio="none"
      className="h-7 w-full"
    >
      {counts.map((count, at) => {
        const height = Math.max(1, y(count) ?? 0)
        return (
          <Bar
            // Days have no name but their position.
            key={at}
            x={x(at) ?? 0}
            y={size.height - height}
            width={x.bandwidth()}
            height={height}
            className={count === 0 ? 'fill-line' : 'fill-palm'}
          />
        )
      })}
    </svg>
  )
}
