import type { ComponentProps } from 'react'
import { classes } from '#ui/classes.ts'
import { lazyHydrated } from '#ui/lazy-hydrated.tsx'
import { type Photo, type PhotoBox, sizesIn } from './photo.ts'

/** In the HTML of the server; in the chunk that every page loads after hydration (page-pieces.ts). */
const Preview = lazyHydrated(async () => (await import('./preview-image.tsx')).PreviewImage)

type PhotoImageProps = ComponentProps<'img'> & { photo: Photo; box: PhotoBox; alt: string }

/** A photo before its preview, which is there until the photo has come. */
export const PhotoImage = ({ photo, box, alt, className, ...image }: PhotoImageProps) => (
  <span className={classes('photo', className)}>
    {photo.thumbhash && <Preview thumbhash={photo.thumbhash} />}
    <img src={photo.url} srcSet={photo.srcset} sizes={sizesIn(box, photo)} alt={alt} {...image} />
  </span>
)
