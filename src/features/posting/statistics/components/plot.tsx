import { scaleLinear, scalePoint } from '@visx/scale'
import { AreaClosed, LinePath } from '@visx/shape'
import { directionOf } from '#i18n/language.ts'
import { useLanguage } from '#i18n/words.tsx'

/** Units of the drawing: CSS stretches it, and the lines keep their width. */
const size = { width: 600, height: 200, air: 6 }

type PlotProps = {
  now: readonly number[]
  before: readonly number[]
  at: number
}

/** Time runs in the direction of reading. */
function useScales({ now, before }: Omit<PlotProps, 'at'>) {
  const isRightToLeft = directionOf(useLanguage()) === 'rtl'
  const { width, height, air } = size
  const x = scalePoint({
    domain: now.map((_, at) => at),
    range: isRightToLeft ? [width, 0] : [0, width],
  })
  const most = Math.max(1, ...now, ...before)
  const y = scaleLinear({ domain: [0, most], range: [height - 1, air] })
  return {
    x: (_: number, at: number) => x(at) ?? 0,
    y: (count: number) => y(count) ?? 0,
    yScale: y,
  }
}

export function Plot({ now, before, at }: PlotProps) {
  const { x, y, yScale } = useScales({ now, before })
  const counted = [...now]
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${size.width} ${size.height}`}
      preserveAspectRatio="none"
      className="h-48 w-full overflow-visible"
    >
      {yScale.ticks(4).map((tick) => (
        <line
          key={tick}
          x1={0}
          x2={size.width}
          y1={y(tick)}
          y2={y(tick)}
          vectorEffect="non-scaling-stroke"
          className="stroke-line"
        />
      ))}
      <AreaClosed data={counted} x={x} y={y} yScale={yScale} className="fill-palm/15" />
      <LinePath
        data={[...before]}
        x={x}
        y={y}
        vectorEffect="non-scaling-stroke"
        strokeDasharray="4 4"
        className="fill-none stroke-muted stroke-[1.5]"
      />
      <LinePath
        data={counted}
        x={x}
        y={y}
        vectorEffect="non-scaling-stroke"
        className="fill-none stroke-palm stroke-2"
      />
      <line
        x1={x(0, at)}
        x2={x(0, at)}
        y1={0}
        y2={size.height}
        vectorEffect="non-scaling-stroke"
        className="stroke-clay"
      />
    </svg>
  )
}
