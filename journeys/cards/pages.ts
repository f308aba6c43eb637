import type { Page } from '@playwright/test'
import { richAd, type Scene } from '../screens.ts'

/** An agency's profile with ads. */
async function profileAddress({ page }: Pick<Scene, 'page'>): Promise<string> {
  const answer = await page.request.get('/api/agents?kind=agency&limit=50')
  const { agents } = (await answer.json()).data
  const { id, slug } = agents.find((one: { propertiesCount: number }) => one.propertiesCount > 5)
  return `/agents/${id}/${slug}`
}

/** Similar homes come when they are near the screen; the footer of a phone is longer than that. */
export const scrollToFooter = (page: Page) =>
  page.locator('footer').evaluate((footer) => {
    scrollTo(0, footer.getBoundingClientRect().top + scrollY - innerHeight)
  })

/** The pages that draw cards of ads, or of people. */
export const cardPages = async (scene: Pick<Scene, 'page'>) => ({
  home: '/',
  results: '/properties',
  ad: `/properties/${await richAd(scene)}`,
  agents: '/agents',
  profile: await profileAddress(scene),
})

/** Wide ones last: what they have loaded would hide what a narrow one misses. */
export const widths = [360, 768, 1280, 1920]
