import { open } from '../story.ts'
import type { Scene } from '../forms/form-screens.ts'

/** Pages of text: a short one, a long one with its contents, and one with tables. */
export const textScreens: Record<string, (scene: Scene) => Promise<unknown>> = {
  'about us': ({ page, at }) => open(page, at('/about-us')),
  'how we rank': ({ page, at }) => open(page, at('/how-we-rank')),
  'privacy policy': ({ page, at }) => open(page, at('/privacy')),
}
