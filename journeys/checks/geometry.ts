import type { Locator, Page } from '@playwright/test'

type Edges = { start: number; end: number; top: number; bottom: number }

/** `start` and `end` are measured from the side where a line begins, in either direction. */
export async function edgesOf(element: Locator): Promise<Edges> {
  return element.evaluate((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect()
    const { clientWidth } = document.documentElement
    const isFromRight = document.dir === 'rtl'
    const start = isFromRight ? clientWidth - right : left
    const end = isFromRight ? clientWidth - left : right
    return { start, end, top: top + scrollY, bottom: bottom + scrollY }
  })
}

/** From where to where each of the elements reaches, as above. */
export const spansIn = async (elements: Locator): Promise<Pick<Edges, 'start' | 'end'>[]> =>
  Promise.all((await elements.all()).map(edgesOf)).then((all) =>
    all.map(({ start, end }) => ({ start, end })),
  )

/** The same without the padding at both sides. */
export async function contentEdgesOf(element: Locator): Promise<Pick<Edges, 'start' | 'end'>> {
  const { start, end } = await edgesOf(element)
  const padding = await element.evaluate((one) => {
    const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(one)
    return [paddingInlineStart, paddingInlineEnd].map(Number.parseFloat)
  })
  return { start: start + (padding[0] ?? 0), end: end - (padding[1] ?? 0) }
}

/** How many of a list's items stand in its first row. */
export async function columnsOf(list: Locator): Promise<number> {
  return list.evaluate((one) => {
    const tops = [...one.children].map((child) => child.getBoundingClientRect().top)
    return tops.filter((top) => top === tops[0]).length
  })
}

/** The words of buttons in main colours that have another one in their row. */
export const crowdedButtons = (page: Page) =>
  page.locator('main').evaluate((main) => {
    const loud = [...main.querySelectorAll<HTMLElement>('.button-main, .button-primary')]
      .map((button) => ({ text: button.innerText, box: button.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0)
    return loud.flatMap(({ text, box: { top, bottom } }, at) => {
      const others = loud.filter((_, index) => index !== at)
      return others.some(({ box }) => top < box.bottom && box.top < bottom) ? [text] : []
    })
  })

/** Waits until the letters are those of the site: others have other widths. */
export const lettersCame = (page: Page) => page.evaluate(() => document.fonts.ready.then(() => {}))
