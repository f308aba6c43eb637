import type { Page } from '@playwright/test'
import { phrases } from '#features/accounts/second-factor/phrases/screen.ts'
import { codeOf, stepAt } from '#platform/secrets/one-time-codes.ts'
import { demoPassword, logInAsNewMember, logInToDemo, password } from './members.ts'
import { expect, type Story } from './story.ts'

export type Scene = Pick<Story, 'at' | 'words'> & { page: Page }

export const button = ({ page, words }: Scene, name: Parameters<Story['words']>[0]) =>
  page.getByRole('button', { name: words(name), exact: true })

/** Up to the picture for the app; answers the secret that is typed where nothing can be scanned. */
export async function begin(scene: Scene, own = password): Promise<string> {
  const { page, words } = scene
  await button(scene, phrases.begin).click()
  await page.locator('[name=password]').fill(own)
  await button(scene, phrases.next).click()
  await expect(page.getByRole('img', { name: words(phrases.picture) })).toBeVisible()
  const shown = page.locator('main bdi').filter({ hasText: /^([A-Z2-7]{4} ?){8}$/ })
  return ((await shown.textContent()) ?? '').replaceAll(' ', '')
}

export async function confirm(scene: Scene, code: string) {
  await scene.page.locator('[name=code]').fill(code)
  await button(scene, phrases.switchOn).click()
}

export const recoveryCodes = ({ page, words }: Scene) =>
  page.getByRole('list', { name: words(phrases.codes) }).getByRole('listitem')

/** The screens of two-step verification, each as its owner meets it. */
export const twoStepScreens: Record<string, (scene: Scene) => Promise<unknown>> = {
  'two steps, key': async (scene) => {
    await logInToDemo(scene, 'landlord', '/account/security')
    await begin(scene, demoPassword)
  },
  'two steps, recovery codes': async (scene) => {
    await logInAsNewMember({ ...scene, request: scene.page.request }, '/account/security')
    const secret = await begin(scene)
    await confirm(scene, codeOf(secret, stepAt(new Date())))
    await expect(recoveryCodes(scene)).toHaveCount(10)
  },
}
