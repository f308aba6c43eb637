import type { Page } from '@playwright/test'

/** What takes the focus by Tab. */
const stops = 'a[href], button, summary, input:not([type=hidden]), select, textarea, [tabindex="0"]'

type Box = { left: number; top: number; right: number; bottom: number }

type Rings = {
  /** The label or the card that the focus is in may have its mark. */
  drawerOf: (focused: Element) => Element | undefined
  ringOf: (drawer: Element) => Box
  /** What clips or scrolls its content: all that is not placed beside the boxes between. */
  clippersOf: (drawer: Element) => Element[]
  clipOf: (clipper: Element) => Partial<Box>
}

declare const rings: Rings

/** Puts the functions that measure marks into the page. */
const measureMarks = (page: Page) =>
  page.evaluate(() => {
    const drawerOf: Rings['drawerOf'] = (focused) => {
      for (let one: Element | null = focused; one; one = one.parentElement) {
        const { outlineStyle, outlineWidth, opacity } = getComputedStyle(one)
        if (outlineStyle !== 'none' && outlineWidth !== '0px' && opacity !== '0') return one
      }
    }
    const ringOf: Rings['ringOf'] = (drawer) => {
      const { outlineWidth, outlineOffset } = getComputedStyle(drawer)
      const out = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset)
      const { left, top, right, bottom } = drawer.getBoundingClientRect()
      return { left: left - out, top: top - out, right: right + out, bottom: bottom + out }
    }
    const clippersOf: Rings['clippersOf'] = (drawer) => {
      const found: Element[] = []
      let { position } = getComputedStyle(drawer)
      for (let one = drawer.parentElement; one && one !== document.body; one = one.parentElement) {
        const around = getComputedStyle(one).position
        if (position === 'fixed') break
        if (position === 'absolute' && around === 'static') continue
        found.push(one)
        position = around
      }
      return found
    }
    const clipOf: Rings['clipOf'] = (one) => {
      const { overflowX, overflowY } = getComputedStyle(one)
      const box = one.getBoundingClientRect()
      const [left, top] = [box.left + one.clientLeft, box.top + one.clientTop]
      return {
        ...(overflowX !== 'visible' && { left, right: left + one.clientWidth }),
        ...(overflowY !== 'visible' && { top, bottom: top + one.clientHeight }),
      }
    }
    const still = new CSSStyleSheet()
    still.replaceSync('* { transition: none !important; scroll-behavior: auto !important }')
    document.adoptedStyleSheets.push(still)
    Object.assign(window, { rings: { drawerOf, ringOf, clippersOf, clipOf } })
  })

/**
 * Focuses one after the other and says whose mark is missing, or cut off: by a part of the page that
 * clips or scrolls, or by an edge of the window. A key must have been pressed, or nothing is marked.
 */
export async function ringFaults(page: Page): Promise<string[]> {
  await measureMarks(page)
  return page.evaluate((selector) => {
    const isCut = (ring: Box, edge: Partial<Box>) =>
      ring.left < (edge.left ?? -Infinity) - 0.5 ||
      ring.top < (edge.top ?? -Infinity) - 0.5 ||
      ring.right > (edge.right ?? Infinity) + 0.5 ||
      ring.bottom > (edge.bottom ?? Infinity) + 0.5
    const faultOf = (focused: HTMLElement): string[] => {
      focused.focus()
      if (document.activeElement !== focused) return []
      const label = focused.getAttribute('aria-label') ?? focused.closest('label')?.textContent
      const name = `${focused.tagName} ${(label ?? focused.textContent ?? '').trim().slice(0, 40)}`
      const drawer = rings.drawerOf(focused)
      if (!drawer) return [`${name} has no mark`]
      const ring = rings.ringOf(drawer)
      const cutter = rings.clippersOf(drawer).find((one) => isCut(ring, rings.clipOf(one)))
      if (cutter) return [`${name}: its mark is cut by ${cutter.tagName}.${cutter.className}`]
      const edges = { left: 0, right: document.documentElement.clientWidth }
      return isCut(ring, edges) ? [`${name}: its mark is cut by the window`] : []
    }
    const modal = document.querySelector(':modal')
    const all = [...(modal ?? document).querySelectorAll<HTMLElement>(selector)]
    const seen = all.filter((one) => one.tabIndex >= 0 && one.checkVisibility())
    if (seen.length === 0) return ['nothing takes the focus']
    return [...new Set(seen.flatMap(faultOf))]
  }, stops)
}
