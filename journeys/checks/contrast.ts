import type { Locator } from '@playwright/test'

const luminance = (rgb: string): number => {
  const [red = 0, green = 0, blue = 0] = (rgb.match(/[\d.]+/g) ?? []).map((part) => {
    const value = Number(part) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** As WCAG 2 defines it, of two colours as `getComputedStyle` writes them. */
export function contrastOf(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

/** How a box or a radio button is drawn. */
export const markOf = (field: Locator) =>
  field.evaluate((one) => {
    const { appearance, borderTopColor, borderTopWidth, backgroundColor } = getComputedStyle(one)
    return { appearance, borderTopColor, borderTopWidth, backgroundColor }
  })
