import { drawingOf } from '#features/listing/property/components/type-drawing.tsx'
import drawings from './area-drawings.svg?url'

type Described = { slug: string; typeSlug: string | undefined }

const waterfronts = /\b(marina|creek|beach|island|palm|harbour|bay|lagoon|mina|corniche|reem)\b/
const tallCities = /^(dubai|abu-dhabi)\//

/** An emirate has a drawing of its own; a community one that suits its homes. */
export function sceneOf({ slug, typeSlug }: Described): string {
  if (!slug.includes('/')) return slug
  if (typeSlug && drawingOf(typeSlug) === 'house') return 'villas'
  if (waterfronts.test(slug)) return 'marina'
  return tallCities.test(slug) ? 'towers' : 'avenue'
}

export function AreaDrawing({ scene }: { scene: string }) {
  return (
    <svg aria-hidden>
      <use href={`${drawings}#${scene}`} />
    </svg>
  )
}
