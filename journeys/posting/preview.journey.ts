import { overflow } from '../checks/overflow.ts'
import { atEachWidth } from '../checks/widths.ts'
import { logInToDemo } from '../members.ts'
import { expect, open, test } from '../story.ts'

test('The cards of the preview stay in their column, whatever the name of the advertiser', async ({
  page,
  at,
}) => {
  await logInToDemo({ page, at }, 'agency', '/my-properties')
  const own = page.locator('main li h2 a').first()
  await open(page, (await own.getAttribute('href'))!)
  const cards = page.locator('figure article.card')
  await expect(cards).toHaveCount(2)
  await atEachWidth(page, [360, 768, 1280], async (width) => {
    const beyond = await cards.evaluateAll((all) =>
      all.map((card) => card.scrollWidth - card.closest('section')!.clientWidth),
    )
    expect(Math.max(...beyond), `at ${width} px`).toBeLessThanOrEqual(0)
    expect(await overflow(page), `at ${width} px`).toBe(0)
  })
})
