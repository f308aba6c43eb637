import type { ReactNode } from 'react'

function Scene({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 240 120" aria-hidden className="w-64 max-w-full" fill="none">
      {children}
      <path
        d="M4 104c30-14 52-14 82-4s50 10 78 0 44-8 72 2"
        className="stroke-line"
        strokeWidth={2.5}
        strokeLinecap="round"
      />
    </svg>
  )
}

function Sun() {
  return <circle cx={196} cy={34} r={13} className="fill-gold/25" />
}

/** A door that stands alone in the dunes and leads nowhere. */
export function DoorInDunes() {
  return (
    <Scene>
      <Sun />
      <path
        d="M96 101V46a24 24 0 0 1 48 0v57"
        className="fill-sand stroke-palm"
        strokeWidth={2.5}
      />
      <path
        d="M106 101V50a14 14 0 0 1 28 0v52z"
        className="fill-card stroke-palm"
        strokeWidth={2}
      />
      <circle cx={128} cy={76} r={2} className="fill-clay" />
      <path
        d="M64 96c1-12 0-20-2-28m0 0c-6-6-12-5-15-1m15 1c1-8 7-11 12-9m-12 9c6-3 11 0 12 5"
        className="stroke-muted"
        strokeWidth={2.5}
        strokeLinecap="round"
      />
    </Scene>
  )
}

/** A house with its shutters closed. */
export function ClosedHouse() {
  return (
    <Scene>
      <Sun />
      <path d="M72 100V52h96v50" className="fill-sand stroke-palm" strokeWidth={2.5} />
      <path d="M66 52h108" className="stroke-palm" strokeWidth={2.5} strokeLinecap="round" />
      <path d="M112 101V78h18v24" className="fill-card stroke-palm" strokeWidth={2} />
      <path
        d="M82 64h20v16H82zm0 5h20m-20 5h20M140 64h20v16h-20zm0 5h20m-20 5h20"
        className="stroke-muted"
        strokeWidth={2}
      />
      <path d="M116 86l10 8m0-8l-10 8" className="stroke-clay" strokeWidth={2} />
    </Scene>
  )
}

/** A wind tower in a passing storm. */
export function WindTower() {
  return (
    <Scene>
      <path d="M98 102V40h44v62" className="fill-sand stroke-palm" strokeWidth={2.5} />
      <path
        d="M94 40h52M106 50v22m10-22v22m10-22v22m8-22v22M98 80h44"
        className="stroke-palm"
        strokeWidth={2}
        strokeLinecap="round"
      />
      <path
        d="M24 44h44a8 8 0 1 0-8-8M40 60h38m84-6h36a7 7 0 1 0-7-7m-22 24h48a7 7 0 1 1-7 7"
        className="stroke-muted"
        strokeWidth={2.5}
        strokeLinecap="round"
      />
    </Scene>
  )
}
