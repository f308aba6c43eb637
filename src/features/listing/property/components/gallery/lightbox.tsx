import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { directionOf } from '#i18n/language.ts'
import { textIn } from '#i18n/phrases.ts'
import { useLanguage, useWords } from '#i18n/words.tsx'
import { WrittenText } from '#ui/bdi.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import type { Property } from '../../contract.ts'
import { phrases } from '../../phrases/lightbox.ts'
import { ContactButtons } from '../contact/contact-buttons.tsx'
import type { ContactTarget } from '../contact/use-ways.ts'
import { Facade } from '../page/ad-tours.tsx'
import { useSlides } from '../use-slides.ts'
import { type GalleryTab, picturesOf, tabsOf, tourDegrees } from './gallery-tabs.ts'
import { Slides, Thumbnails } from './lightbox-slides.tsx'

export type OpenedPicture = { tab: GalleryTab; at: number }

type TabsProps = { tabs: readonly GalleryTab[]; tab: GalleryTab; choose: (tab: GalleryTab) => void }

function Tabs({ tabs, tab, choose }: TabsProps) {
  const words = useWords(phrases)
  if (tabs.length < 2) return null
  return (
    <div
      role="group"
      aria-label={words('galleryParts')}
      className="no-scrollbar flex justify-start gap-1 overflow-x-auto px-3 py-1 md:justify-center"
    >
      {tabs.map((one) => (
        <button
          key={one}
          type="button"
          aria-pressed={one === tab}
          className="min-h-11 shrink-0 rounded-full px-4 text-muted hover:text-ink aria-pressed:bg-sand aria-pressed:font-medium aria-pressed:text-ink"
          onClick={() => choose(one)}
        >
          {one === 'photos' ? words('photosTab') : words(one, { degrees: tourDegrees })}
        </button>
      ))}
    </div>
  )
}

function Tours({ ad, tab }: { ad: Property; tab: GalleryTab }) {
  const urls = tab === 'tour' ? [ad.virtualTour ?? ''] : ad.videos.map(({ url }) => url)
  return (
    <div className="mx-auto grid h-full max-w-md content-center gap-3 p-4">
      {urls.map((url) => (
        <Facade key={url} url={url} kind={tab === 'tour' ? 'tour' : 'video'} />
      ))}
    </div>
  )
}

function Head({
  children,
  name,
  onClose,
}: {
  children: ReactNode
  name: Property['name']
  onClose: () => void
}) {
  const words = useWords(phrases)
  return (
    <div className="flex items-center gap-3 p-1 ps-4">
      <p aria-live="polite" className="tabular-nums">
        {children}
      </p>
      <p className="written-line min-w-0 flex-1 py-1 text-sm text-muted">
        <WrittenText texts={name} />
      </p>
      <Button variant="ghost" isIcon aria-label={words('closePhotos')} onClick={onClose}>
        <Icon name="x" className="size-5" />
      </Button>
    </div>
  )
}

function picturesIn(ad: Property, tab: GalleryTab): Property['images'] {
  const { photos, plans } = picturesOf(ad)
  if (tab === 'photos') return photos
  return tab === 'plans' ? plans : []
}

/** The arrow that points the way the language reads leads to the next picture. */
function turning(step: {
  at: number
  total: number
  show: (at: number, behavior: ScrollBehavior) => void
  isMirrored: boolean
}) {
  const { at, total, show, isMirrored } = step
  const [next, previous] = isMirrored ? [at - 1, at + 1] : [at + 1, at - 1]
  const places = { ArrowRight: next, ArrowLeft: previous, Home: 0, End: total - 1 }
  return (event: KeyboardEvent) => {
    const place = places[event.key as keyof typeof places]
    if (place === undefined || total === 0) return
    event.preventDefault()
    // A slide that is drawn meanwhile would end a smooth movement where it began; a key held down outruns it.
    show(place, 'instant')
  }
}

type OpenLightboxProps = { contacted: ContactTarget; opened: OpenedPicture; onClose: () => void }

function OpenLightbox({ contacted, opened, onClose }: OpenLightboxProps) {
  const words = useWords(phrases)
  const language = useLanguage()
  const { ad } = contacted
  const [tab, setTab] = useState(opened.tab)
  const images = picturesIn(ad, tab)
  const total = images.length
  const title = textIn(ad.name, language)
  const slides = useSlides<HTMLUListElement>(total)
  const { at, show } = slides
  const root = useRef<HTMLDivElement>(null)
  // At once: a key that is pressed as soon as the photos are seen would be taken back. A closed dialog
  // cannot scroll.
  useLayoutEffect(() => {
    const dialog = root.current?.closest('dialog')
    if (!dialog?.open) dialog?.showModal()
    show(tab === opened.tab ? opened.at : 0, 'instant')
    // oxlint-disable-next-line react/exhaustive-deps -- only where a tab opens
  }, [tab])
  const isMirrored = directionOf(language) === 'rtl'
  return (
    <div
      ref={root}
      className="flex h-full flex-col"
      onKeyDown={turning({ at, total, show, isMirrored })}
      role="presentation"
    >
      <Head name={ad.name} onClose={onClose}>
        {total > 0 && words('photoOf', { at: at + 1, total })}
      </Head>
      <Tabs tabs={tabsOf(ad)} tab={tab} choose={setTab} />
      <div className="relative min-h-0 flex-1">
        {total > 0 ? (
          <Slides images={images} slides={slides} title={title} />
        ) : (
          <Tours ad={ad} tab={tab} />
        )}
      </div>
      {total > 1 && <Thumbnails images={images} at={at} show={show} />}
      <div className="mx-auto w-full max-w-md p-3">
        <ContactButtons {...contacted} isBar />
      </div>
    </div>
  )
}

type LightboxProps = {
  contacted: ContactTarget
  opened: OpenedPicture | undefined
  onClose: () => void
}

/** Dark in both themes, since photos look best on black. */
export function Lightbox({ contacted, opened, onClose }: LightboxProps) {
  const words = useWords(phrases)
  const dialog = useRef<HTMLDialogElement>(null)
  const isOpen = opened !== undefined
  useLayoutEffect(() => {
    if (!isOpen) dialog.current?.close()
  }, [isOpen])
  return (
    <dialog
      ref={dialog}
      onClose={onClose}
      aria-label={words('photosOf', { title: textIn(contacted.ad.name, useLanguage()) })}
      className="m-0 h-dvh max-h-none w-screen max-w-none bg-paper p-0 text-ink scheme-dark"
    >
      {opened && <OpenLightbox contacted={contacted} opened={opened} onClose={onClose} />}
    </dialog>
  )
}
