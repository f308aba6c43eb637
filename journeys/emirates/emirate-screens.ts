import type { Page } from '@playwright/test'
import { phrases } from '#features/site/areas/phrases/page.ts'
import { expect, open, type Story } from '../story.ts'

type Scene = Pick<Story, 'at' | 'words'> & { page: Page }

type Region = { slug: string; counts: { sale: number; rent: number } }

/** A location of an emirate that nobody advertises in; other stories post in Dubai. */
export async function emptyRegion({ page }: Pick<Scene, 'page'>): Promise<string> {
  const { area } = (await (await page.request.get('/api/locations/area?slug=fujairah')).json()).data
  const empty = area.regions.find(({ counts }: Region) => counts.sale + counts.rent === 0)
  return empty.slug
}

/** All emirates, a location at each level, and one without ads. */
export const emirateScreens: Record<string, (scene: Scene) => Promise<unknown>> = {
  emirates: ({ page, at }) => open(page, at('/emirates')),
  emirate: ({ page, at }) => open(page, at('/emirates/dubai')),
  region: ({ page, at }) => open(page, at('/emirates/dubai/dubai-marina')),
  'empty region': async ({ page, at, words }) => {
    await open(page, at(`/emirates/${await emptyRegion({ page })}`))
    await expect(page.getByRole('heading', { name: words(phrases.empty) })).toBeVisible()
  },
}
