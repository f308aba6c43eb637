import type { Page } from '@playwright/test'

/** Width by height of each card's photo, to two decimals. Ads without photos have a lower band. */
export const cardShapes = (page: Page) =>
  page.locator('.card-photos:not(.drawing-band)').evaluateAll((boxes) =>
    boxes.map((box) => {
      const { width, height } = box.getBoundingClientRect()
      return Math.round((100 * width) / height) / 100
    }),
  )

/** Photos whose `sizes` is not what is drawn, of which the box cuts off what is beyond its shape. */
export const wrongSizes = (page: Page) =>
  page.evaluate(() => {
    const ruler = document.body.appendChild(document.createElement('div'))
    ruler.style.position = 'fixed'
    function choicesIn(sizes: string): string[] {
      let depth = 0
      const cut = Array.from(sizes, (one) => {
        depth += { '(': 1, ')': -1 }[one] ?? 0
        return one === ',' && depth === 0 ? '\n' : one
      })
      return cut
        .join('')
        .split('\n')
        .map((one) => one.trim())
    }

    function widthOf(sizes: string): number {
      for (const size of choicesIn(sizes)) {
        const [, condition = 'all', width = ''] = /^(\(\S+\))?\s*(.*)$/.exec(size) ?? []
        if (!matchMedia(condition).matches) continue
        ruler.style.width = width
        return ruler.getBoundingClientRect().width
      }
      return 0
    }

    const faults = [...document.querySelectorAll<HTMLImageElement>('img[sizes]')].flatMap(
      (image) => {
        const { clientWidth, clientHeight, naturalWidth, naturalHeight, sizes } = image
        if (clientWidth === 0 || naturalHeight === 0) return []
        const byHeight = (clientHeight * naturalWidth) / naturalHeight
        const isWhole = getComputedStyle(image).objectFit === 'contain'
        const drawn = isWhole ? Math.min(clientWidth, byHeight) : Math.max(clientWidth, byHeight)
        const asked = widthOf(sizes) / drawn
        return asked > 0.97 && asked < 1.3 ? [] : [`${sizes}: ${asked.toFixed(2)} of ${drawn} px`]
      },
    )
    ruler.remove()
    return faults
  })

/** Loads what is loaded when it is near, and waits until every picture of the page has come. */
export const loadPhotos = (page: Page) =>
  page.locator(':is(main, dialog) img').evaluateAll(async (images: HTMLImageElement[]) => {
    const coming = images.map(async (image) => {
      image.loading = 'eager'
      await image.decode().catch(() => undefined)
    })
    await Promise.all(coming)
  })
