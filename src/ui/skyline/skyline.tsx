import drawing from './skyline.svg?url'

/** Parts of the drawing, which is 2400 wide and 160 high and ends in level ground on both sides. */
const parts = {
  whole: '0 0 2400 160',
  /** From the palms to the sun, for narrow places. */
  end: '1500 0 900 160',
}

type SkylineProps = { part?: keyof typeof parts; className: string }

/** Never cut: it is as large as fits, in the middle at the bottom. */
export function Skyline({ part = 'whole', className }: SkylineProps) {
  return (
    <svg
      viewBox={parts[part]}
      preserveAspectRatio="xMidYMax meet"
      aria-hidden
      className={className}
    >
      <use href={`${drawing}#skyline`} />
    </svg>
  )
}
