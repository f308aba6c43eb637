/** Every card draws its photo in this shape, whatever the shape of the file. */
export const cardRatio = 3 / 2

/** Of `width` and `height` only the ratio counts. */
export type Photo = {
  url: string
  srcset: string
  width: number
  height: number
  thumbhash?: string | null
}

/** What a photo fills, at each width of the window: the first condition that holds counts. */
export type PhotoBox = readonly { when?: string; width: string; ratio: number }[]

type Shape = Pick<Photo, 'width' | 'height'>

/** A photo of unknown size counts as one of the usual shape. */
const ratioOf = ({ width, height }: Shape) => (width > 0 && height > 0 ? width / height : cardRatio)

/** For `sizes`: a photo that is wider than its box is cut at its sides, so its file must be wider. */
export function sizesIn(box: PhotoBox, photo: Shape): string {
  const sizes = box.map(({ when, width: filled, ratio }) => {
    const factor = Math.max(1, Math.round((100 * ratioOf(photo)) / ratio) / 100)
    const size = factor === 1 ? filled : `calc(${factor} * ${filled})`
    return when ? `${when} ${size}` : size
  })
  return sizes.join(', ')
}
