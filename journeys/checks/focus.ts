import type { Locator, Page } from '@playwright/test'
import { expect } from '../story.ts'

/** What is wrong with the focus: out of sight, or under something that sticks (WCAG 2.4.11). */
export const focusFault = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement
    if (!focused || focused === document.body) return ''
    const own = focused.closest('label') ?? focused
    const [box] = own.getClientRects()
    const name = `${focused.tagName} ${focused.getAttribute('aria-label') ?? own.textContent}`
    if (!box || box.width * box.height === 0) return `${name} has no size`
    const points = [0.1, 0.5, 0.9].flatMap((x) =>
      [0.2, 0.5, 0.8].map((y) => [box.left + box.width * x, box.top + box.height * y] as const),
    )
    const isSeen = points.some(([x, y]) => {
      const top = document.elementFromPoint(x, y)
      return top && (own.contains(top) || top.closest('label') === own)
    })
    if (!isSeen) return `${name} is hidden`
    // A card has the mark of its title's link.
    const card = focused.closest('article')
    const isMarked = [focused, own, focused.parentElement, card].some((one) => {
      if (!one) return false
      const { outlineStyle, outlineWidth } = getComputedStyle(one)
      return outlineStyle !== 'none' && outlineWidth !== '0px'
    })
    return isMarked ? '' : `${name} has no mark`
  })

/** Presses Tab until something has the focus; on the way nothing may be out of sight. */
export async function tabTo(page: Page, wanted: Locator, most = 90) {
  const isThere = () => wanted.evaluate((element) => element === document.activeElement)
  for (let pressed = 0; pressed < most; pressed += 1) {
    await page.keyboard.press('Tab')
    expect(await focusFault(page)).toBe('')
    // Twice: a field that loads its list on focus may be replaced while it is looked at.
    if ((await isThere()) || (await isThere())) return
  }
  throw new Error(`${most} presses of Tab do not reach ${String(wanted)}`)
}
