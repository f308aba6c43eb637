import { type FocusEvent, useRef } from 'react'
import { useWords } from '#i18n/words.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import type { PropertyCard as Card } from '../../contract.ts'
import { phrases } from '../../phrases/story.ts'
import type { CardAd } from '../card-ad.ts'
import type { Contact } from '../contact-of.ts'
import { PropertyCard } from '../property-card.tsx'

function Arrows({ move }: { move: (by: 1 | -1) => void }) {
  const words = useWords(phrases)
  return (
    <div className="flex gap-2 pointer-coarse:hidden noscript:hidden">
      <Button variant="quiet" isIcon aria-label={words('earlierHomes')} onClick={() => move(-1)}>
        <Icon name="chevron-left" className="size-5 rtl:-scale-x-100" />
      </Button>
      <Button variant="quiet" isIcon aria-label={words('moreHomes')} onClick={() => move(1)}>
        <Icon name="chevron-right" className="size-5 rtl:-scale-x-100" />
      </Button>
    </div>
  )
}

/** Not only the title, whose link has the focus: the card has its mark. */
function showCard({ target, currentTarget }: FocusEvent) {
  const card = target.closest('li')
  if (!card) return
  const [inner, around] = [card, currentTarget].map((one) => one.getBoundingClientRect())
  const isCut = inner!.left < around!.left || inner!.right > around!.right
  // To the start, where cards come to rest: Chromium takes any shorter way back.
  if (isCut) card.scrollIntoView({ block: 'nearest', inline: 'start' })
}

/** A card loads its other photos when a pointer comes near it. */
const withFirstPhoto = ({ images, ...ad }: Card): CardAd => ({
  ...ad,
  images: images.slice(0, 1),
  photos: images.length,
})

type StripProps = { ads: readonly Card[]; site: Contact }

export function SimilarStrip({ ads, site }: StripProps) {
  const words = useWords(phrases)
  const strip = useRef<HTMLUListElement>(null)
  const move = (by: 1 | -1) => {
    const list = strip.current
    const isMirrored = list?.matches(':dir(rtl)')
    list?.scrollBy({ left: by * list.clientWidth * (isMirrored ? -0.9 : 0.9) })
  }
  return (
    <>
      <SectionHeading action={ads.length > 3 && <Arrows move={move} />}>
        {words('similar')}
      </SectionHeading>
      <ul
        ref={strip}
        onFocus={showCard}
        className="-mx-4 flex snap-x scroll-px-4 gap-4 overflow-x-auto scroll-smooth px-4 pt-1 pb-3 md:gap-5"
      >
        {ads.map((ad) => (
          <li
            key={ad.id}
            className="w-[min(20rem,85vw)] shrink-0 2xl:w-[calc((100%-3.75rem)/4)] snap-start"
          >
            <PropertyCard ad={withFirstPhoto(ad)} site={site} place="strip" />
          </li>
        ))}
      </ul>
    </>
  )
}
