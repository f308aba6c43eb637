import { useWords } from '#i18n/words.tsx'
import { Button } from '#ui/button.tsx'
import { Icon, type IconName } from '#ui/icon.tsx'
import type { Property } from '../../contract.ts'
import { phrases } from '../../phrases/page.ts'
import { type GalleryTab, tabsOf, tourDegrees } from './gallery-tabs.ts'
import type { OpenedPicture } from './lightbox.tsx'

const icons: Record<GalleryTab, IconName> = {
  photos: 'images',
  plans: 'layout-dashboard',
  tour: 'rotate-3d',
  video: 'play',
}

type ButtonsProps = {
  ad: Property
  at: number
  total: number
  open: (first: OpenedPicture) => void
}

/** On phones the number of photos is part of the position, which a wide page does not have. */
function PhotoCount({ at, total }: { at: number; total: number }) {
  const words = useWords(phrases)
  return (
    <>
      <span className="tabular-nums md:hidden">{words('photoOf', { at: at + 1, total })}</span>
      <span className="hidden md:inline">{words('photos', { count: total })}</span>
    </>
  )
}

/** From 768 px on within the first photo, which is the only one that is always wide enough. */
export function GalleryButtons({ ad, at, total, open }: ButtonsProps) {
  const words = useWords(phrases)
  return (
    <div className="absolute inset-x-3 bottom-3 flex flex-wrap justify-end gap-2 md:end-auto md:max-w-[calc(50%-1.75rem)] md:justify-start noscript:hidden print:hidden">
      {tabsOf(ad).map((tab) => (
        <Button
          key={tab}
          variant="quiet"
          size="small"
          onClick={() => open({ tab, at: tab === 'photos' ? at : 0 })}
        >
          <Icon name={icons[tab]} className="size-4" />
          {tab === 'photos' ? (
            <PhotoCount at={at} total={total} />
          ) : (
            words(tab, { degrees: tourDegrees })
          )}
        </Button>
      ))}
    </div>
  )
}
