import drawing from './skyline.svg?url'

/** Towers by the sea, seen through an arch as in the mark. */
export function SkylineWindow({ className }: { className: string }) {
  return (
    <svg
      viewBox="0 0 480 560"
      preserveAspectRatio="xMidYMax meet"
      aria-hidden
      className={className}
    >
      <path d="M40 560V220a200 200 0 0 1 400 0v340z" className="fill-card" />
      <circle cx={316} cy={196} r={46} className="fill-gold/25" />
      <svg x={40} y={332} width={400} height={228} viewBox="1862 0 281 160">
        <use href={`${drawing}#skyline`} />
      </svg>
    </svg>
  )
}
