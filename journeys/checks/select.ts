import type { Locator } from '@playwright/test'

/** The choices of a native list that its closed box would cut off. */
export const cutChoices = (list: Locator) =>
  list.evaluate((select: HTMLSelectElement) => {
    const { fontStyle, fontWeight, fontSize, fontFamily } = getComputedStyle(select)
    const pen = document.createElement('canvas').getContext('2d')!
    pen.font = `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`
    const chosen = select.selectedIndex
    const cut = [...select.options].filter((option, at) => {
      select.selectedIndex = at
      const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(select)
      const padding = Number.parseFloat(paddingInlineStart) + Number.parseFloat(paddingInlineEnd)
      return pen.measureText(option.label).width > select.clientWidth - padding + 1
    })
    select.selectedIndex = chosen
    return cut.map(({ label }) => label)
  })
