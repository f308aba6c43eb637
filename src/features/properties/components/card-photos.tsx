import { useEffect, useState } from 'react'
import { textIn } from '#i18n/phrases.ts'
import { useLanguage, useWords } from '#i18n/words.tsx'
import { phrases } from '../phrases/card.ts'
import { AdLink } from './ad-link.tsx'
import type { CardAd } from './card-ad.ts'
import { TypeDrawing } from './type-drawing.tsx'
import { useSlides } from './use-slides.ts'
import { Icon } from '#ui/icon.tsx'

/** How soon a card's picture is wanted: `first` is what the page is waited for. */
export type Urgency = 'first' | 'early' | 'late'

/** Content is 1200 wide with three cards in a row, 768 with two (look.md). */
const sizes = '(min-width:1280px) 384px, (min-width:768px) 46vw, calc(100vw - 32px)'

const arrow =
  'absolute inset-y-0 z-10 my-auto flex size-9 items-center justify-center rounded-full bg-card/90 text-ink opacity-0 transition-opacity group-hover:opacity-100 focus-visible:opacity-100 pointer-coarse:hidden rtl:-scale-x-100'

/** Pictures behind the first, and arrows to them, need scripts: the server's HTML lacks them. */
function useIsHydrated() {
  const [isHydrated, setHydrated] = useState(false)
  useEffect(() => setHydrated(true), [])
  return isHydrated
}

function Slides({ ad, urgency, isAlive }: { ad: CardAd; urgency: Urgency; isAlive: boolean }) {
  const title = textIn(ad.name, useLanguage())
  const shown = isAlive ? ad.images : ad.images.slice(0, 1)
  return shown.map((image, index) => (
    <img
      key={image.url}
      src={image.url}
      srcSet={image.srcset}
      sizes={sizes}
      alt={index === 0 ? title : ''}
      width={640}
      height={427}
      loading={index === 0 && urgency !== 'late' ? 'eager' : 'lazy'}
      fetchPriority={index === 0 && urgency === 'first' ? 'high' : 'auto'}
      draggable={false}
    />
  ))
}

/** A list knows an ad's first photos only: dots say which is in sight, and count none. */
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

/** The first photos, swiped by touch or turned by arrows; a picture is a second way to the ad. */
export function CardPhotos({ ad, urgency }: { ad: CardAd; urgency: Urgency }) {
  const words = useWords(phrases)
  const isAlive = useIsHydrated()
  const total = ad.images.length
  const { track, at, follow, show } = useSlides<HTMLAnchorElement>(total)
  return (
    <div className="card-photos">
      <AdLink
        ad={ad}
        ref={track}
        onScroll={follow}
        tabIndex={-1}
        aria-hidden
        className="card-slides"
      >
        {total === 0 ? (
          <TypeDrawing ad={ad} />
        ) : (
          <Slides ad={ad} urgency={urgency} isAlive={isAlive} />
        )}
      </AdLink>
      {isAlive && total > 1 && <Arrows at={at} total={total} show={show} />}
      {total === 0 && (
        <span className="absolute end-2 bottom-2 rounded-full bg-card/90 px-2 text-xs text-muted">
          {words('noPhotos')}
        </span>
      )}
    </div>
  )
}
