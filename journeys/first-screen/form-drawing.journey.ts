import { edgesOf } from '../checks/geometry.ts'
import { overflow } from '../checks/overflow.ts'
import { expect, open, test } from '../story.ts'

const paths = ['/login', '/register', '/forgot-password', '/reset-password']

for (const width of [360, 768, 1024, 1280, 1920]) {
  test(`At ${width} px heading and form of an account page begin at one line`, async ({
    page,
    at,
  }) => {
    await page.setViewportSize({ width, height: 850 })
    for (const path of paths) {
      await open(page, at(path))
      const heading = await edgesOf(page.getByRole('heading', { level: 1 }))
      const card = await edgesOf(page.locator('.form-page .bg-card').first())
      expect(card.start, path).toBeCloseTo(heading.start, 0)
      expect(await overflow(page), path).toBe(0)
      const drawing = page.locator('.form-drawing')
      if (width < 1024) {
        await expect(drawing).toBeHidden()
        continue
      }
      const picture = await edgesOf(drawing)
      expect(picture.start, path).toBeGreaterThan(card.end)
      expect(picture.end, path).toBeLessThanOrEqual(width - 16)
      expect(picture.end - picture.start, path).toBeGreaterThan(300)
      const towers = await edgesOf(drawing.locator('svg').first())
      expect(towers.top).toBeGreaterThanOrEqual(picture.top)
      expect(towers.bottom).toBeLessThanOrEqual(picture.bottom + 1)
    }
  })
}
