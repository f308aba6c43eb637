import { lazy, type MouseEvent, Suspense, useState } from 'react'
import { textIn } from '#i18n/phrases.ts'
import { useLanguage, useWords } from '#i18n/words.tsx'
import { Button } from '#ui/button.tsx'
import { classes } from '#ui/classes.ts'
import type { Property } from '../../contract.ts'
import { phrases } from '../../phrases/page.ts'
import { useSlides } from '../use-slides.ts'
import { Icon } from '#ui/icon.tsx'

const Lightbox = lazy(async () => ({ default: (await import('./lightbox.tsx')).Lightbox }))

const grids: Record<number, string> = {
  1: 'md:grid-cols-1',
  2: 'md:grid-cols-2',
  3: 'md:grid-cols-3 md:grid-rows-2',
  5: 'md:grid-cols-4 md:grid-rows-2',
}

const shownOf = (total: number) => (total >= 5 ? 5 : Math.min(total, 3))

/** The content is 1200 px wide. */
const wide = '(min-width:1232px) 600px, (min-width:768px) 50vw, 100vw'
const narrow = '(min-width:1232px) 300px, (min-width:768px) 25vw, 100vw'

type OpenPhoto = (index: number) => void

/** In a new tab, and without scripts, the link opens the picture itself. */
function openingOf(open: OpenPhoto, index: number) {
  return (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    open(index)
  }
}

type TileProps = { ad: Property; index: number; shown: number; open: OpenPhoto }

function Tile({ ad, index, shown, open }: TileProps) {
  const words = useWords(phrases)
  const title = textIn(ad.name, useLanguage())
  const total = ad.images.length
  const image = ad.images[index]!
  const isLarge = index === 0 && shown > 2
  return (
    <li
      className={classes(
        'w-full shrink-0 snap-center',
        isLarge && 'md:col-span-2 md:row-span-2',
        index >= shown && 'md:hidden md:noscript:block',
        index > 0 && 'print:hidden',
      )}
    >
      <a
        href={image.url}
        onClick={openingOf(open, index)}
        className="group block size-full overflow-hidden bg-sand -outline-offset-4"
      >
        <img
          src={image.url}
          srcSet={image.srcset}
          sizes={isLarge || shown < 3 ? wide : narrow}
          alt={words('photoName', { title, at: index + 1, total })}
          width={960}
          height={640}
          loading={index === 0 ? 'eager' : 'lazy'}
          fetchPriority={index === 0 ? 'high' : 'auto'}
          className="size-full object-cover transition-opacity duration-150 group-hover:opacity-90"
        />
      </a>
    </li>
  )
}

export function PhotoMosaic({ ad }: { ad: Property }) {
  const words = useWords(phrases)
  const [opened, setOpened] = useState<number>()
  const [isWanted, setWanted] = useState(false)
  const open = (index: number) => {
    setWanted(true)
    setOpened(index)
  }
  const total = ad.images.length
  const shown = shownOf(total)
  const { track, at, follow } = useSlides<HTMLUListElement>(total)
  return (
    <div className="relative -mx-4 md:mx-0">
      <ul
        ref={track}
        onScroll={follow}
        className={classes(
          'no-scrollbar flex aspect-3/2 snap-x snap-mandatory overflow-x-auto',
          'md:grid md:aspect-[5/2] md:gap-2 md:overflow-hidden md:rounded-card',
          'md:noscript:aspect-auto print:aspect-[5/2]',
          grids[shown],
        )}
      >
        {ad.images.map((image, index) => (
          <Tile key={image.id} ad={ad} index={index} shown={shown} open={open} />
        ))}
      </ul>
      <span className="absolute bottom-3 start-3 rounded-full bg-card/90 px-2.5 text-sm tabular-nums md:hidden noscript:hidden print:hidden">
        {words('photoOf', { at: at + 1, total })}
      </span>
      <Button
        variant="quiet"
        size="small"
        className="absolute end-3 bottom-3 noscript:hidden print:hidden"
        onClick={() => open(at)}
      >
        <Icon name="images" className="size-4" />
        {words('photos', { count: total })}
      </Button>
      {isWanted && (
        <Suspense>
          <Lightbox ad={ad} opened={opened} onClose={() => setOpened(undefined)} />
        </Suspense>
      )}
    </div>
  )
}
