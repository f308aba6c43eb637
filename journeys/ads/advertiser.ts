import type { Page } from '@playwright/test'
import { openForCommand } from '#app/store.ts'
import { endAds } from '#features/posting/lifecycle/actions.ts'
import { dayInDubai } from '#i18n/dubai-day.ts'
import { dayMs } from '#i18n/time-units.ts'
import { postedAd } from '#test/ads/posted-ad.ts'
import { logInAsNewMember } from '../members.ts'
import { expect, type Story } from '../story.ts'

export type Scene = Pick<Story, 'at' | 'words'> & { page: Page }

const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined }

/** What an advertiser does beside the page, under the session that the page has. */
export const besides = ({ page }: Pick<Scene, 'page'>) => {
  const headers = async () => {
    const cookies = await page.context().cookies()
    const token = cookies.find(({ name }) => name === 'auth_token')?.value ?? ''
    return { authorization: `Bearer ${token}` }
  }
  const post = async (changes: object): Promise<number> => {
    const data = postedAd(changes)
    const answer = await page.request.post('/api/properties', { data, headers: await headers() })
    expect(answer.status()).toBe(201)
    return (await answer.json()).data.property.id
  }
  const change = async (id: number, data: object) => {
    const path = `/api/properties/my-properties/${id}`
    const answer = await page.request.put(path, { data, headers: await headers() })
    expect(answer.status()).toBe(200)
  }
  const close = async (id: number) => {
    const path = `/api/properties/set-state/${id}`
    const data = { state: 'closed', reason: 'sold' }
    expect((await page.request.post(path, { data, headers: await headers() })).status()).toBe(200)
  }
  return { post, change, close }
}

/** Somebody new who is logged in and looks at a page. */
export async function newAdvertiser(scene: Scene, next = '/my-properties') {
  const { request } = scene.page
  await logInAsNewMember({ ...scene, request }, next, { name: 'Salma Darwish' })
  return besides(scene)
}

/** Lets the time of an ad run out, as only the calendar can. */
export async function endAd(id: number): Promise<void> {
  const dataDir = process.env.JOURNEYS_DATA_DIR ?? ''
  const { db, close } = await openForCommand({ databaseUrl: undefined, dataDir }, quiet)
  try {
    const end_date = dayInDubai(new Date(Date.now() - dayMs))
    await db.kysely.updateTable('properties').set({ end_date }).where('id', '=', id).execute()
    await endAds(db, new Date())
  } finally {
    await close()
  }
}

/** A row of my properties. */
export const row = ({ page }: Pick<Scene, 'page'>, title: string) =>
  page.getByRole('main').locator('li:has(input[type=checkbox])').filter({ hasText: title })

/** Named in both languages alike, so that stories find it in either. */
export const named = (name: string) => ({ name: { en: name, ar: name } })
