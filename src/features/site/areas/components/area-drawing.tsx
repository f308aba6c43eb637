import { drawingOf } from '#features/listing/property/components/type-drawing.tsx'
import drawings from './area-drawings.svg?url'

type Described = { slug: string; typeSlug: string | undefined }

const waterfronts = /\b(marina|creek|harbour|bay|lagoon|mina)\b/
const beaches = /\b(beach|island|palm|corniche|reem)\b/
const tallCities = /^(dubai|abu-dhabi)\//

/** An emirate has a drawing of its own; a community one that suits its homes. */
export function sceneOf({ slug, typeSlug }: Described): string {
  if (!slug.includes('/')) return slug
  if (typeSlug && drawingOf(typeSlug) === 'house') return 'villas'
  if (beaches.test(slug)) return 'beach'
  if (waterfronts.test(slug)) return 'marina'
  return tallCities.test(slug) ? 'towers' : 'avenue'
}

type AreaDrawingProps = { scene: string; isTall: boolean; isMirrored: boolean }

/** The largest emirate has a tall drawing for a tall place. */
export function AreaDrawing({ scene, isTall, isMirrored }: AreaDrawingProps) {
  const name = isTall && scene === 'dubai' ? 'dubai-tall' : scene
  return (
    <svg aria-hidden className={isMirrored ? '-scale-x-100' : undefined}>
      <use href={`${drawings}#${name}`} />
    </svg>
  )
}
