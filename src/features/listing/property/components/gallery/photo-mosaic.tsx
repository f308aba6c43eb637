import { type MouseEvent, Suspense, useState } from 'react'
import { textIn } from '#i18n/phrases.ts'
import { useLanguage, useWords } from '#i18n/words.tsx'
import { classes } from '#ui/classes.ts'
import type { Property } from '../../contract.ts'
import { phrases } from '../../phrases/page.ts'
import type { ContactTarget } from '../contact/use-ways.ts'
import { PhotoImage } from '../photo-image.tsx'
import { useSlides } from '../use-slides.ts'
import { GalleryButtons } from './gallery-buttons.tsx'
import { picturesOf } from './gallery-tabs.ts'
import type { OpenedPicture } from './lightbox.tsx'
import { mosaicBox } from './photo-sizes.ts'
import { lazyPart } from '#ui/loading/lazy-part.ts'

const loadLightbox = () => import('./lightbox.tsx')
const Lightbox = lazyPart(async () => (await loadLightbox()).Lightbox)

const grids: Record<number, string> = {
  1: 'md:grid-cols-1 md:grid-rows-1',
  2: 'md:grid-cols-2 md:grid-rows-1',
  3: 'md:grid-cols-3 md:grid-rows-2',
  5: 'md:grid-cols-4 md:grid-rows-2',
}

const shownOf = (total: number) => (total >= 5 ? 5 : Math.min(total, 3))

type OpenPhoto = (index: number) => void

/** In a new tab, and without scripts, the link opens the picture itself. */
function openingOf(open: OpenPhoto, index: number) {
  return (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    open(index)
  }
}

type Image = Property['images'][number]
type PhotoProps = { image: Image; index: number; shown: number; isNear: boolean; name: string }

/** A lazy picture that is not displayed is not loaded: on phones only those near the one shown are. */
function Photo({ image, index, shown, isNear, name }: PhotoProps) {
  return (
    <PhotoImage
      photo={image}
      box={mosaicBox({ index, shown })}
      alt={name}
      width={image.width}
      height={image.height}
      loading={index < 2 ? 'eager' : 'lazy'}
      fetchPriority={index === 0 ? 'high' : 'low'}
      className={classes(
        'transition-opacity duration-150 group-hover:opacity-90',
        !isNear && 'max-md:not-noscript:hidden',
      )}
    />
  )
}

type TileProps = PhotoProps & { open: OpenPhoto }

function Tile({ open, ...photo }: TileProps) {
  const { image, index, shown, name } = photo
  return (
    <li
      className={classes(
        'w-full shrink-0 snap-center',
        index === 0 && shown > 2 && 'md:col-span-2 md:row-span-2',
        index >= shown && 'md:hidden md:noscript:block',
        index > 0 && 'print:hidden',
      )}
    >
      <a
        href={image.url}
        aria-label={name}
        onClick={openingOf(open, index)}
        className="group block size-full overflow-hidden bg-sand -outline-offset-4"
      >
        <Photo {...photo} />
      </a>
    </li>
  )
}

/** Without scripts there is no lightbox, so the floor plans follow the photos. */
function PlansWithoutScripts({ plans, title }: { plans: Image[]; title: string }) {
  const words = useWords(phrases)
  return plans.map((image) => (
    <li key={image.id} className="hidden w-full shrink-0 snap-center noscript:block print:hidden">
      <a href={image.url} className="block size-full overflow-hidden bg-sand">
        <img
          src={image.url}
          alt={words('planName', { title })}
          width={image.width}
          height={image.height}
          loading="lazy"
          className="size-full object-contain"
        />
      </a>
    </li>
  ))
}

const strip =
  'no-scrollbar flex aspect-3/2 snap-x snap-mandatory overflow-x-auto ' +
  'md:grid md:aspect-[5/2] md:gap-2 md:overflow-hidden md:rounded-card ' +
  'md:noscript:aspect-auto 2xl:not-noscript:aspect-3/1 print:aspect-[5/2]'

export function PhotoMosaic({ contacted }: { contacted: ContactTarget }) {
  const words = useWords(phrases)
  const { ad } = contacted
  const title = textIn(ad.name, useLanguage())
  const [opened, setOpened] = useState<OpenedPicture>()
  const [isWanted, setWanted] = useState(false)
  const [furthest, setFurthest] = useState(0)
  const { photos, plans } = picturesOf(ad)
  const total = photos.length
  const shown = shownOf(total)
  const { track, at, follow } = useSlides<HTMLUListElement>(total)
  if (at > furthest) setFurthest(at)
  const open = (first: OpenedPicture) => {
    setWanted(true)
    setOpened(first)
  }
  return (
    <div className="relative -mx-4 md:mx-0" onPointerEnter={() => void loadLightbox()}>
      <ul ref={track} onScroll={follow} className={classes(strip, grids[shown])}>
        {photos.map((image, index) => (
          <Tile
            key={image.id}
            image={image}
            index={index}
            shown={shown}
            isNear={index <= furthest + 1}
            name={words('photoName', { title, at: index + 1, total })}
            open={(first) => open({ tab: 'photos', at: first })}
          />
        ))}
        <PlansWithoutScripts plans={plans} title={title} />
      </ul>
      <GalleryButtons ad={ad} at={at} total={total} open={open} />
      {isWanted && (
        <Suspense>
          <Lightbox {...{ contacted, opened, onClose: () => setOpened(undefined) }} />
        </Suspense>
      )}
    </div>
  )
}
