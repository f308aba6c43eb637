import type { Page } from '@playwright/test'
import { phrases as members } from '#features/directory/team/phrases/screens.ts'
import { phrases as data } from '#features/oversight/privacy/phrases/screen.ts'
import { phrases as profile } from '#features/directory/own-profile/phrases/screen.ts'
import {
  demoAddress,
  demoPassword,
  logInToDemo,
  mailedLink,
  newAddress,
  openSession,
} from './members.ts'
import { expect, open, type Story } from './story.ts'

type Scene = Pick<Story, 'at' | 'words' | 'language'> & { page: Page }

const saveButton = ({ page, words }: Scene) =>
  page.getByRole('button', { name: words(profile.save), exact: true })

async function openProfile(scene: Scene) {
  await logInToDemo(scene, 'agent', '/account')
  await expect(saveButton(scene)).toBeEnabled()
}

async function openTeam(scene: Scene) {
  await logInToDemo(scene, 'agency', '/account/users')
  await expect(scene.page.getByRole('main').locator('section li').first()).toBeVisible()
}

async function openDashboard(scene: Scene) {
  await logInToDemo(scene, 'agency', '/dashboard')
  await expect(scene.page.getByRole('slider')).toBeAttached()
}

/** The link of a fresh invitation of the demo's agency. */
async function invitation({ page }: Scene): Promise<string> {
  const { request } = page
  const { headers } = await openSession(request, demoAddress('agency'), demoPassword)
  const email = newAddress('invited')
  await request.post('/api/agencies/add-agent', { headers, data: { email } })
  await page.context().clearCookies()
  return mailedLink(request, email, 'join')
}

/** The screens of people with an account: themselves and their team. */
export const peopleScreens: Record<string, (scene: Scene) => Promise<unknown>> = {
  'own profile': openProfile,
  'own profile, fields missing': async (scene) => {
    await openProfile(scene)
    await scene.page.locator('main form [name=job]').fill('')
    await scene.page.locator('main form [name=email]').fill('nobody')
    await saveButton(scene).click()
    await expect(scene.page.locator('[data-faults] li')).toHaveCount(2)
  },
  'erasing an account': async (scene) => {
    await openProfile(scene)
    await scene.page.getByRole('button', { name: scene.words(data.erase) }).click()
    await expect(scene.page.getByRole('dialog')).toBeVisible()
  },
  dashboard: openDashboard,
  team: openTeam,
  'removing a member': async (scene) => {
    await openTeam(scene)
    const remove = scene.page.getByRole('button', { name: scene.words(members.remove) })
    await remove.first().click()
    await expect(scene.page.getByRole('dialog')).toBeVisible()
  },
  invitation: async (scene) => {
    const link = await invitation(scene)
    await open(scene.page, scene.at(link.replace(/^\/(en|ar)/, '')))
    await expect(scene.page.getByText(scene.words(members.loginFirst))).toBeVisible()
  },
  'invitation unknown': async ({ page, at, words }) => {
    await open(page, at('/join/unknown'))
    await expect(page.getByText(words(members.gone))).toBeVisible()
  },
}
