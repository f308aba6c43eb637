import { useState } from 'react'
import { useWords } from '#i18n/words.tsx'
import { Icon } from '#ui/icon.tsx'
import { useIsHydrated } from '#ui/near/use-is-hydrated.ts'
import { phrases } from '../phrases/card.ts'
import type { CardAd } from './card-ad.ts'
import { type CardPlace, Slides, type Urgency } from './card-slides.tsx'
import { TypeDrawing } from './type-drawing.tsx'
import { useSlides } from './use-slides.ts'

const arrow =
  'absolute inset-y-0 z-10 my-auto flex size-9 items-center justify-center rounded-full bg-card/90 text-ink opacity-0 transition-opacity group-hover:opacity-100 focus-visible:opacity-100 pointer-coarse:hidden rtl:-scale-x-100'

/** A list has the first photos only, so the dots show a position without a number. */
function Dots({ at, total }: { at: number; total: number }) {
  return (
    <span
      aria-hidden
      className="absolute inset-x-0 bottom-2 mx-auto flex w-fit gap-1 rounded-full bg-ink/45 px-2 py-1"
    >
      {Array.from({ length: total }, (_, dot) => (
        <span
          key={dot}
          className={`size-1.5 rounded-full bg-card ${dot === at ? '' : 'opacity-50'}`}
        />
      ))}
    </span>
  )
}

function Arrows({ at, total, show }: { at: number; total: number; show: (at: number) => void }) {
  const words = useWords(phrases)
  return (
    <>
      <button
        type="button"
        className={`${arrow} start-2`}
        aria-label={words('previousPhoto')}
        onClick={() => show(at - 1)}
      >
        <Icon name="chevron-left" className="size-5" />
      </button>
      <button
        type="button"
        className={`${arrow} end-2`}
        aria-label={words('nextPhoto')}
        onClick={() => show(at + 1)}
      >
        <Icon name="chevron-right" className="size-5" />
      </button>
      <Dots at={at} total={total} />
    </>
  )
}

type PhotosProps = { ad: CardAd; address: string; urgency: Urgency; place: CardPlace }

export function CardPhotos({ ad, address, urgency, place }: PhotosProps) {
  const words = useWords(phrases)
  const isAlive = useIsHydrated()
  const [isNear, setNear] = useState(false)
  const total = ad.photos ?? ad.images.length
  const { track, at, follow, show } = useSlides<HTMLAnchorElement>(total)
  const near = () => setNear(true)
  return (
    <div className="card-photos" onPointerEnter={near} onFocus={near}>
      <a
        href={address}
        ref={track}
        onScroll={follow}
        onDragStart={(event) => event.preventDefault()}
        tabIndex={-1}
        aria-hidden
        className="card-slides"
      >
        {total === 0 ? (
          <TypeDrawing ad={ad} />
        ) : (
          <Slides ad={ad} urgency={urgency} place={place} total={total} isNear={isNear} />
        )}
      </a>
      {isAlive && total > 1 && <Arrows at={at} total={total} show={show} />}
      {total === 0 && (
        <span className="absolute end-2 bottom-2 rounded-full bg-card/90 px-2 text-xs text-muted">
          {words('noPhotos')}
        </span>
      )}
    </div>
  )
}
