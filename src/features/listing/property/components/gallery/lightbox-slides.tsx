import { useEffect, useRef } from 'react'
import { useWords } from '#i18n/words.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import type { Property } from '../../contract.ts'
import { phrases } from '../../phrases/lightbox.ts'
import type { PhotoBox } from '../photo.ts'
import { PhotoImage } from '../photo-image.tsx'
import type { useSlides } from '../use-slides.ts'

type Images = Property['images']

/** As wide as the window beside the arrows, or as high as it is between the rows above and below. */
function wholeSizes({ width, height }: Images[number]): string {
  const byHeight = `calc(${(width / height).toFixed(2)} * (100vh - 13.5rem))`
  return `(min-width:768px) min(calc(100vw - 8rem), ${byHeight}), min(100vw, ${byHeight})`
}

function Slide({ image, name }: { image: Images[number]; name: string }) {
  return (
    <img
      src={image.url}
      srcSet={image.srcset}
      sizes={wholeSizes(image)}
      alt={name}
      width={image.width}
      height={image.height}
      className="size-full object-contain"
    />
  )
}

const arrow = 'absolute inset-y-0 my-auto bg-paper/70 pointer-coarse:hidden'

function Arrows({ step }: { step: (by: number) => void }) {
  const words = useWords(phrases)
  return (
    <>
      <Button
        variant="ghost"
        isIcon
        aria-label={words('previousPhoto')}
        className={`${arrow} start-2`}
        onClick={() => step(-1)}
      >
        <Icon name="chevron-left" className="size-6 rtl:-scale-x-100" />
      </Button>
      <Button
        variant="ghost"
        isIcon
        aria-label={words('nextPhoto')}
        className={`${arrow} end-2`}
        onClick={() => step(1)}
      >
        <Icon name="chevron-right" className="size-6 rtl:-scale-x-100" />
      </Button>
    </>
  )
}

/** Pictures on each side of the one shown that are loaded ahead. */
const ahead = 2

type SlidesProps = {
  images: Images
  slides: ReturnType<typeof useSlides<HTMLUListElement>>
  title: string
}

export function Slides({ images, slides: { track, at, follow, show }, title }: SlidesProps) {
  const words = useWords(phrases)
  const total = images.length
  return (
    <>
      <ul
        ref={track}
        onScroll={follow}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keys must reach what scrolls
        tabIndex={0}
        className="no-scrollbar flex size-full snap-x snap-mandatory overflow-x-auto overscroll-contain -outline-offset-2"
      >
        {images.map((image, index) => (
          <li
            key={image.id}
            className="flex size-full shrink-0 snap-center items-center justify-center md:px-16"
          >
            {Math.abs(index - at) <= ahead && (
              <Slide image={image} name={words('photoName', { title, at: index + 1, total })} />
            )}
          </li>
        ))}
      </ul>
      {total > 1 && <Arrows step={(by) => show(at + by)} />}
    </>
  )
}

/** Within its border, with the rem of Arabic, which is larger. */
const thumbnail: PhotoBox = [{ width: '81px', ratio: 76 / 52 }]

type ThumbnailsProps = { images: Images; at: number; show: (at: number) => void }

export function Thumbnails({ images, at, show }: ThumbnailsProps) {
  const words = useWords(phrases)
  const strip = useRef<HTMLUListElement>(null)
  useEffect(() => {
    strip.current?.children[at]?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [at])
  return (
    <ul ref={strip} className="no-scrollbar flex gap-2 overflow-x-auto px-3 py-2">
      {images.map((image, index) => (
        <li key={image.id} className="shrink-0 first:ms-auto last:me-auto">
          <button
            type="button"
            aria-label={words('showPhoto', { at: index + 1 })}
            aria-current={index === at}
            className="block h-14 w-20 overflow-hidden rounded-control border-2 border-transparent bg-sand opacity-70 hover:opacity-100 aria-[current=true]:border-ink aria-[current=true]:opacity-100"
            onClick={() => show(index)}
          >
            <PhotoImage
              photo={image}
              box={thumbnail}
              alt=""
              width={80}
              height={56}
              loading="lazy"
            />
          </button>
        </li>
      ))}
    </ul>
  )
}
