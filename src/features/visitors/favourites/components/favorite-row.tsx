import { CardFacts } from '#features/listing/property/components/card-facts.tsx'
import { Heart } from '#features/listing/property/components/marks/card-marks.tsx'
import { comparedIds } from '#features/listing/property/components/marks/chosen-ads.ts'
import { cardRatio } from '#features/listing/property/components/photo.ts'
import { PhotoImage } from '#features/listing/property/components/photo-image.tsx'
import { placeLine } from '#features/listing/property/components/place-line.ts'
import { PurposeBadge } from '#features/listing/property/components/purpose-badge.tsx'
import { TypeDrawing } from '#features/listing/property/components/type-drawing.tsx'
import { useAdAddress } from '#features/listing/property/components/use-ad-address.ts'
import { chooseToCompare } from '#features/visitors/comparison/components/choose-to-compare.ts'
import { textIn } from '#i18n/phrases.ts'
import { useLanguage, useWords } from '#i18n/words.tsx'
import { Badge } from '#ui/badge.tsx'
import { WrittenText } from '#ui/bdi.tsx'
import { phrases } from '../phrases/list.ts'
import type { ListedAd, PublicFavorite } from '../rules/order.ts'
import { classes } from '#ui/classes.ts'
import { FavoritePrice } from './favorite-price.tsx'
import { NoteEditor } from './note-editor.tsx'

/**
 * From 768 px on as high as the text beside it: about as high as it is wide, higher in Arabic, of which also the
 * rem is larger than that of `sizes`.
 */
const box = [
  { when: '(min-width:768px)', width: '249px', ratio: 0.89 },
  { width: 'calc(100vw - 34px)', ratio: cardRatio },
]

/** Not in the tab order: the title beside it leads to the same page. */
function Photo({ ad }: { ad: ListedAd }) {
  const [photo] = ad.images
  return (
    <a
      href={useAdAddress(ad)}
      tabIndex={-1}
      aria-hidden
      className={classes(
        'relative block bg-sand md:h-auto',
        photo ? 'aspect-3/2 md:aspect-auto' : 'drawing-band',
      )}
    >
      {photo ? (
        <PhotoImage
          photo={photo}
          box={box}
          alt=""
          width={640}
          height={427}
          loading="lazy"
          className="absolute inset-0"
        />
      ) : (
        <TypeDrawing ad={ad} />
      )}
    </a>
  )
}

/** A fifth one is refused with words. */
function CompareBox({ id, title }: { id: number; title: string }) {
  const words = useWords(phrases)
  const isChosen = comparedIds.use().includes(id)
  return (
    <label className="flex min-h-11 items-center gap-3">
      <input
        type="checkbox"
        checked={isChosen}
        aria-label={words('compareAd', { title })}
        onChange={() => chooseToCompare(id)}
        className="choice-mark"
      />
      {words('compare')}
    </label>
  )
}

export function FavoriteRow({ favorite }: { favorite: PublicFavorite }) {
  const words = useWords(phrases)
  const language = useLanguage()
  const { property: ad, note } = favorite
  const title = textIn(ad.name, language)
  return (
    <article className="grid grid-cols-1 md:grid-cols-[15rem_minmax(0,1fr)]">
      <Photo ad={ad} />
      <div className="grid content-start gap-2 p-4">
        <div className="flex items-start justify-between gap-4">
          <FavoritePrice favorite={favorite} />
          <Heart id={ad.id} title={title} className="mark shrink-0" />
        </div>
        <h2 className="text-base font-medium">
          <a href={useAdAddress(ad)} className="hover:text-palm hover:underline">
            <WrittenText texts={ad.name} />
          </a>
        </h2>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
          <PurposeBadge ad={ad} />
          {placeLine(ad.location.path, language)}
          {ad.state === 'under_offer' && <Badge tone="clay">{words('underOffer')}</Badge>}
        </p>
        <CardFacts ad={ad} />
        <div className="grid gap-x-6 md:grid-cols-[minmax(0,1fr)_auto]">
          <NoteEditor id={ad.id} note={note} />
          <CompareBox id={ad.id} title={title} />
        </div>
      </div>
    </article>
  )
}
