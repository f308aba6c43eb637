import { useState } from 'react'
import { useWords } from '#i18n/words.tsx'
import { classes } from '#ui/classes.ts'
import { useIsHydrated } from '#ui/near/use-is-hydrated.ts'
import { phrases } from '../phrases/card.ts'
import type { CardAd } from './card-ad.ts'
import { type CardPlace, Slides, type Urgency } from './card-slides.tsx'
import { CardArrows } from './marks/lazy-extras.ts'
import { TypeDrawing } from './type-drawing.tsx'
import { useSlides } from './use-slides.ts'

const maxDots = 5

/** A position without numbers: the first and the last dot stand for the first and the last photo. */
function Dots({ at, total }: { at: number; total: number }) {
  const last = Math.min(total, maxDots) - 1
  const current = Math.round((at / (total - 1)) * last)
  return (
    <span aria-hidden className="card-dots">
      {Array.from({ length: last + 1 }, (_, dot) => (
        <i key={dot} className={dot === current ? 'card-dot' : undefined} />
      ))}
    </span>
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
    <div
      className={classes('card-photos', total === 0 && 'drawing-band')}
      onPointerEnter={near}
      onFocus={near}
    >
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
      {total > 1 && <Dots at={at} total={total} />}
      {isAlive && total > 1 && <CardArrows at={at} show={show} />}
      {total === 0 && (
        <span className="absolute start-2 bottom-2 rounded-full bg-card/90 px-2 text-xs text-muted">
          {words('noPhotos')}
        </span>
      )}
    </div>
  )
}
