import { edgesOf } from '../checks/geometry.ts'
import { overflow } from '../checks/overflow.ts'
import { atEachWidth } from '../checks/widths.ts'
import { expect, open, test } from '../story.ts'

const widths = [360, 768, 1024, 1280, 1920]

for (const path of ['/login', '/register', '/forgot-password', '/reset-password']) {
  test(`Heading and form of ${path} begin at one line`, async ({ page, at }) => {
    await open(page, at(path))
    const drawing = page.locator('.form-drawing')
    await atEachWidth(page, widths, async (width) => {
      const heading = await edgesOf(page.getByRole('heading', { level: 1 }))
      const card = await edgesOf(page.locator('.form-page .bg-card').first())
      expect(card.start, `${width} px`).toBeCloseTo(heading.start, 0)
      expect(await overflow(page), `${width} px`).toBe(0)
      if (width < 1024) return expect(drawing).toBeHidden()
      const picture = await edgesOf(drawing)
      expect(picture.start, `${width} px`).toBeGreaterThan(card.end)
      expect(picture.end, `${width} px`).toBeLessThanOrEqual(width - 16)
      expect(picture.end - picture.start, `${width} px`).toBeGreaterThan(300)
      const towers = await edgesOf(drawing.locator('svg').first())
      expect(towers.top).toBeGreaterThanOrEqual(picture.top)
      expect(towers.bottom).toBeLessThanOrEqual(picture.bottom + 1)
    })
  })
}
