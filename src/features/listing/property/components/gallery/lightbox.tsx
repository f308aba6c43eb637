import { type KeyboardEvent, useEffect, useLayoutEffect, useRef } from 'react'
import { directionOf } from '#i18n/language.ts'
import { textIn } from '#i18n/phrases.ts'
import { useLanguage, useWords } from '#i18n/words.tsx'
import { Button } from '#ui/button.tsx'
import type { Property } from '../../contract.ts'
import { phrases } from '../../phrases/lightbox.ts'
import { useSlides } from '../use-slides.ts'
import { Icon } from '#ui/icon.tsx'

type Images = Property['images']

function Slide({ image, name }: { image: Images[number]; name: string }) {
  return (
    <li className="flex size-full shrink-0 snap-center items-center justify-center md:px-16">
      <img
        src={image.url}
        srcSet={image.srcset}
        sizes="100vw"
        alt={name}
        width={image.width}
        height={image.height}
        loading="lazy"
        className="max-h-full w-auto max-w-full object-contain"
      />
    </li>
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

type OpenLightboxProps = { ad: Property; first: number; onClose: () => void }

function OpenLightbox({ ad, first, onClose }: OpenLightboxProps) {
  const words = useWords(phrases)
  const language = useLanguage()
  const total = ad.images.length
  const title = textIn(ad.name, language)
  const { track, at, follow, show } = useSlides<HTMLUListElement>(total)
  // oxlint-disable-next-line react/exhaustive-deps -- only where it opens
  useEffect(() => show(first, 'instant'), [])
  const ahead = directionOf(language) === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
  const turn = (event: KeyboardEvent) => {
    const places = { ArrowLeft: at - 1, ArrowRight: at - 1, Home: 0, End: total - 1 }
    const place = event.key === ahead ? at + 1 : places[event.key as keyof typeof places]
    if (place === undefined) return
    event.preventDefault()
    show(place)
  }
  return (
    <div className="flex h-full flex-col" onKeyDown={turn} role="presentation">
      <div className="flex items-center gap-3 p-1 ps-4">
        <p aria-live="polite" className="tabular-nums">
          {words('photoOf', { at: at + 1, total })}
        </p>
        <p className="min-w-0 flex-1 truncate text-sm text-muted" dir="auto">
          {title}
        </p>
        <Button variant="ghost" isIcon aria-label={words('closePhotos')} onClick={onClose}>
          <Icon name="x" className="size-5" />
        </Button>
      </div>
      <div className="relative min-h-0 flex-1">
        <ul
          ref={track}
          onScroll={follow}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keys must reach what scrolls
          tabIndex={0}
          className="no-scrollbar flex size-full snap-x snap-mandatory overflow-x-auto overscroll-contain -outline-offset-2"
        >
          {ad.images.map((image, index) => (
            <Slide
              key={image.id}
              image={image}
              name={words('photoName', { title, at: index + 1, total })}
            />
          ))}
        </ul>
        {total > 1 && <Arrows step={(by) => show(at + by)} />}
      </div>
    </div>
  )
}

type LightboxProps = { ad: Property; opened: number | undefined; onClose: () => void }

export function Lightbox({ ad, opened, onClose }: LightboxProps) {
  const words = useWords(phrases)
  const dialog = useRef<HTMLDialogElement>(null)
  const isOpen = opened !== undefined
  // Before the effect that scrolls to the picture, because a closed dialog cannot scroll.
  useLayoutEffect(() => {
    if (isOpen) dialog.current?.showModal()
    else dialog.current?.close()
  }, [isOpen])
  return (
    <dialog
      ref={dialog}
      onClose={onClose}
      aria-label={words('photosOf', { title: textIn(ad.name, useLanguage()) })}
      className="m-0 h-dvh max-h-none w-screen max-w-none bg-paper p-0 text-ink"
    >
      {isOpen && <OpenLightbox ad={ad} first={opened} onClose={onClose} />}
    </dialog>
  )
}
