import type { Page } from '@playwright/test'

/** Letters that reach furthest below and above the line: dots of a final ya, tails, hamza above. */
const deepest = 'في حيٍّ هادئ، جبل علي، أبوظبي، بيع عقارات ومحلات مع أفضل شرح '

/** What is looked at: the banner and what is below it. */
const parts = '.site-header, main'

/** Replaces what is cut to its first lines and may be in either language: user input, on an English page. */
const writeInCut = (page: Page, letters: string) =>
  page.evaluate(
    ([sample, within]) => {
      const isCut = (element: Element) => {
        const { textOverflow, webkitLineClamp } = getComputedStyle(element)
        return textOverflow === 'ellipsis' || webkitLineClamp !== 'none'
      }
      const isAnyLanguage = (text: Text) =>
        document.dir === 'rtl' || text.parentElement?.closest('[dir=auto], bdi')
      const textsIn = (element: Element): Text[] => {
        const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
        const found: Text[] = []
        while (texts.nextNode()) found.push(texts.currentNode as Text)
        return found
      }
      const inside = document.querySelectorAll(`:is(${within}) *`)
      const cut = [...inside].filter(isCut).flatMap(textsIn)
      const written = cut.filter((text) => text.data.trim() !== '' && isAnyLanguage(text))
      for (const text of written) text.data = sample
    },
    [letters, parts] as const,
  )

export const writeDeepest = (page: Page) => writeInCut(page, deepest.repeat(9))

/**
 * Each line in the other language that is cut where it is long, and does not begin where the page's lines
 * do where it is short.
 */
export async function strayStarts(page: Page): Promise<string[]> {
  const isFromRight = await page.evaluate(() => document.dir === 'rtl')
  await writeInCut(page, isFromRight ? 'Villa' : 'فيلا')
  return page.evaluate((within) => {
    const startOf = ({ left, right }: DOMRect) => (document.dir === 'rtl' ? right : left)
    const isStray = (element: Element) => {
      const { direction, textOverflow, webkitLineClamp } = getComputedStyle(element)
      const isCut = textOverflow === 'ellipsis' || webkitLineClamp !== 'none'
      if (!isCut || direction === document.dir || !element.textContent) return false
      const letters = document.createRange()
      letters.selectNodeContents(element)
      const [inner, around] = [letters, element].map((one) => one.getBoundingClientRect())
      return (
        around!.width > 1 && inner!.width > 0 && Math.abs(startOf(inner!) - startOf(around!)) > 2
      )
    }
    const stray = [...document.querySelectorAll(`:is(${within}) *`)].filter(isStray)
    return stray.map((element) => element.className || element.parentElement?.className || '')
  }, parts)
}

/** A line of text that may be cut: `first` and `last` are the heights between which it is seen. */
type Line = { letters: string; top: number; font: string; first: number; last: number }

const linesIn = (page: Page) =>
  page.evaluate((within) => {
    function windowOf(text: Node) {
      let [first, last] = [-Infinity, Infinity]
      for (let one = text.parentElement; one && !one.matches(within); one = one.parentElement) {
        const { top, width, height } = one.getBoundingClientRect()
        const isCutting = /hidden|clip/.test(getComputedStyle(one).overflowY)
        if (!isCutting || width <= 1 || height <= 1) continue
        first = Math.max(first, top + one.clientTop)
        last = Math.min(last, top + one.clientTop + one.clientHeight)
      }
      return { first, last }
    }

    function linesOf(text: Text): Line[] {
      const seen = windowOf(text)
      if (seen.last === Infinity) return []
      const { fontStyle, fontWeight, fontSize, fontFamily } = getComputedStyle(text.parentElement!)
      const font = `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`
      const lines = new Map<number, Line>()
      const range = document.createRange()
      for (let at = 0; at < text.length; at += 1) {
        range.setStart(text, at)
        range.setEnd(text, at + 1)
        const { top, height } = range.getBoundingClientRect()
        const line = lines.get(top) ?? { letters: '', top, font, ...seen }
        if (height > 0) lines.set(top, { ...line, letters: line.letters + text.data[at] })
      }
      return [...lines.values()]
    }

    return [...document.querySelectorAll(within)].flatMap((part) => {
      const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
      const lines: Line[] = []
      while (texts.nextNode()) lines.push(...linesOf(texts.currentNode as Text))
      return lines
    })
  }, parts)

/** The ink of lines, from and to which height it reaches, and the line that the letters stand on. */
const measureInk = (page: Page, lines: Line[]) =>
  page.evaluate((given) => {
    const pen = document.createElement('canvas').getContext('2d')!
    return given.map((line) => {
      pen.font = line.font
      const ink = pen.measureText(line.letters)
      const base = line.top + Math.round(ink.fontBoundingBoxAscent)
      const from = base - ink.actualBoundingBoxAscent
      return { ...line, base, from, to: base + ink.actualBoundingBoxDescent }
    })
  }, lines)

/** Each line whose ink its box cuts off, or of which only the tips are seen below or above a cut. */
export async function cutLetters(page: Page): Promise<string[]> {
  const lines = await measureInk(page, await linesIn(page))
  return lines.flatMap(({ letters, base, from, to, first, last }) => {
    const isSeen = base >= first && base <= last
    const isWhole = from >= first && to <= last
    const isAway = from >= last || to <= first
    if (isSeen ? isWhole : isAway) return []
    const heights = [from, to, first, last].map((height) => height.toFixed(1)).join(' ')
    return [`${letters.slice(0, 40)}: ink and window ${heights}`]
  })
}

/**
 * Each field whose box cuts the deepest letters off, as its value or as its placeholder, whose line is as
 * high as its font says and no higher.
 */
export const cutFields = (page: Page) =>
  page.evaluate((sample) => {
    const pen = document.createElement('canvas').getContext('2d')!
    const inkOf = ({ fontStyle, fontWeight, fontSize, fontFamily }: CSSStyleDeclaration) => {
      pen.font = `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`
      const ink = pen.measureText(sample)
      const [ascent, descent] = [ink.fontBoundingBoxAscent, ink.fontBoundingBoxDescent]
      const above = ink.actualBoundingBoxAscent - ascent
      return { above, below: ink.actualBoundingBoxDescent - descent, height: ascent + descent }
    }
    const isCut = (field: HTMLElement) => {
      const { above, below, height } = inkOf(getComputedStyle(field))
      const space = (field.clientHeight - height) / 2
      return above > space || below > space
    }
    const isPlaceholderCut = (field: HTMLElement) => {
      const style = getComputedStyle(field, '::placeholder')
      const { above, below } = inkOf(style)
      const isOpen = style.overflowY === 'visible'
      const [before, after] = [style.paddingBlockStart, style.paddingBlockEnd].map(
        Number.parseFloat,
      )
      return !isOpen && (above > before! + 1 || below > after! + 1)
    }
    const fields = document.querySelectorAll<HTMLElement>('.control, .combobox-input')
    return [...fields].flatMap((field) => {
      if (field.clientHeight === 0) return []
      const name = field.getAttribute('name') ?? field.className
      const hasHint = Boolean(field.getAttribute('placeholder'))
      const cut = [isCut(field) && `${name}: value`, hasHint && isPlaceholderCut(field) && name]
      return cut.filter(Boolean)
    })
  }, deepest)

/** Each line whose end a box cuts off without a sign that there is more, and by how many pixels. */
export const cutEnds = (page: Page) =>
  page.evaluate(() => {
    /** Beyond the padding that a box cuts at, from the outside in. */
    function cutOf(text: Text): number {
      const range = document.createRange()
      range.selectNodeContents(text)
      let { left, right } = range.getBoundingClientRect()
      for (let one = text.parentElement; one && one.tagName !== 'MAIN'; one = one.parentElement) {
        const { overflowX, textOverflow } = getComputedStyle(one)
        const box = one.getBoundingClientRect()
        // What is scrolled sideways is meant to go on, and what only readers hear is one pixel wide.
        if (/auto|scroll/.test(overflowX) || box.width <= 1) return 0
        if (!/hidden|clip/.test(overflowX)) continue
        const from = box.left + one.clientLeft
        const to = from + one.clientWidth
        const over = textOverflow === 'ellipsis' ? 0 : Math.max(from - left, right - to)
        if (over > 0.5) return over
        left = Math.max(left, from)
        right = Math.min(right, to)
      }
      return 0
    }

    const texts = document.createTreeWalker(document.querySelector('main')!, NodeFilter.SHOW_TEXT)
    const faults: string[] = []
    while (texts.nextNode()) {
      const text = texts.currentNode as Text
      const over = text.data.trim() === '' ? 0 : cutOf(text)
      if (over > 0) faults.push(`${text.data.slice(0, 40)}: ${over.toFixed(1)}`)
    }
    return faults
  })

/** Small Arabic text, in a page of either language, whose lines are closer than its letters are high. */
export const crampedLines = (page: Page) =>
  page.evaluate((within) => {
    const usual = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
    const isCramped = ({ fontSize, lineHeight }: CSSStyleDeclaration) => {
      const [size, height] = [fontSize, lineHeight].map(Number.parseFloat)
      return size! < usual && height! < 1.7 * size!
    }
    const faults = new Set<string>()
    const look = ({ parentElement: around, data }: Text) => {
      const isArabic = /\p{Script=Arabic}/u.test(data)
      if (isArabic && isCramped(getComputedStyle(around!))) faults.add(around!.className || data)
    }
    for (const part of document.querySelectorAll(within)) {
      const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
      while (texts.nextNode()) look(texts.currentNode as Text)
    }
    return [...faults]
  }, parts)
