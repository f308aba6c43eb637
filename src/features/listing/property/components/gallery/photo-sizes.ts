import { cardRatio, type PhotoBox } from '../photo.ts'

type Shape = { width: number; height: number }

const gap = 8

/** What the page's content is at most, in windows from 1232 and from 1632 px on. */
const middle: Shape = { width: 1200, height: 480 }
const wide: Shape = { width: 1600, height: 533 }

const columns: Record<number, number> = { 2: 2, 3: 3, 5: 4 }

type Position = { index: number; shown: number }

/** From three pictures on the first is two columns wide, and beside it there are two rows. */
function shapeIn({ width, height }: Shape, { index, shown }: Position): Shape {
  const all = columns[shown] ?? 1
  const span = index === 0 && shown > 2 ? 2 : 1
  const column = (width - gap * (all - 1)) / all
  const isHalf = index > 0 && shown > 2
  return {
    width: Math.ceil(column * span + gap * (span - 1)),
    height: isHalf ? (height - gap) / 2 : height,
  }
}

/** What a picture fills in a mosaic; on phones, as wide as the window. */
export function mosaicBox(at: Position): PhotoBox {
  const boxIn = (content: Shape) => {
    const { width, height } = shapeIn(content, at)
    const share = Math.ceil((width / content.width) * 100)
    return { fixed: `${width}px`, share: `${share}vw`, ratio: width / height }
  }
  const [large, normal] = [boxIn(wide), boxIn(middle)]
  return [
    { when: '(min-width:1632px)', width: large.fixed, ratio: large.ratio },
    { when: '(min-width:1536px)', width: large.share, ratio: large.ratio },
    { when: '(min-width:1232px)', width: normal.fixed, ratio: normal.ratio },
    { when: '(min-width:768px)', width: normal.share, ratio: normal.ratio },
    { width: '100vw', ratio: cardRatio },
  ]
}
