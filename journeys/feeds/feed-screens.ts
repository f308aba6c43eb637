import type { Page } from '@playwright/test'
import { phrases as runs } from '#features/feeds/runs/phrases.ts'
import { phrases } from '#features/feeds/sources/phrases.ts'
import { logInToDemo } from '../members.ts'
import { expect, type Story } from '../story.ts'

type Scene = Pick<Story, 'at' | 'words' | 'language'> & { page: Page }

async function enter(scene: Scene) {
  await logInToDemo(scene, 'broker', '/account/feeds')
  await expect(
    scene.page.getByRole('heading', { name: scene.words(phrases.exportTitle) }),
  ).toBeVisible()
}

const rows = '{"referenceId":"S-1","name":{"en":"Sea view","ar":"إطلالة"}}\n{"referenceId":"S-1"}\n'

/** Import and export: before anything was read, and with a plan that waits. */
export const feedScreens: Record<string, (scene: Scene) => Promise<unknown>> = {
  feeds: enter,
  'a feed checked': async (scene) => {
    const { page, words } = scene
    await enter(scene)
    await page.locator('input[type=file]').setInputFiles({
      name: 'feed.ndjson',
      mimeType: 'application/x-ndjson',
      buffer: Buffer.from(rows),
    })
    await expect(page.getByRole('button', { name: words(runs.confirm) })).toBeVisible({
      timeout: 30_000,
    })
    await expect(page.getByRole('cell').first()).toBeVisible()
  },
}
