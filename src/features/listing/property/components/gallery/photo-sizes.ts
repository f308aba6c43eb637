import { cardRatio, type PhotoBox } from '../photo.ts'

type Shape = { width: number; height: number }

/** The content is 1200 px wide in windows of at least 1232 px; gaps are 8 px. */
const content = { width: 1200, height: 480 }
const large: Record<number, Shape> = {
  1: content,
  2: { width: 596, height: 480 },
  3: { width: 797, height: 480 },
  5: { width: 596, height: 480 },
}
const small: Record<number, Shape> = {
  2: { width: 596, height: 480 },
  3: { width: 395, height: 236 },
  5: { width: 294, height: 236 },
}

/** What picture `index` fills in a mosaic of `shown` pictures; on phones, as wide as the window. */
export function mosaicBox({ index, shown }: { index: number; shown: number }): PhotoBox {
  const { width, height } = (index === 0 ? large : small)[shown] ?? content
  const ratio = width / height
  const share = Math.ceil((width / content.width) * 100)
  return [
    { when: '(min-width:1232px)', width: `${width}px`, ratio },
    { when: '(min-width:768px)', width: `${share}vw`, ratio },
    { width: '100vw', ratio: cardRatio },
  ]
}
