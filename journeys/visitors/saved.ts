import type { APIRequestContext, Page } from '@playwright/test'
import { phrases as card } from '#features/listing/property/phrases/card.ts'
import { phrases as list } from '#features/visitors/favourites/phrases/list.ts'
import { postedAd } from '#test/ads/posted-ad.ts'
import { newMember, openSession } from '../members.ts'
import { expect, type Story } from '../story.ts'

type Scene = Pick<Story, 'words'> & { page: Page }

/** What an advertiser does, beside the visitor whose page is looked at. */
export async function newAdvertiser(request: APIRequestContext) {
  const email = await newMember(request, 'Salma Darwish')
  const { headers } = await openSession(request, email)
  const post = async (name: string): Promise<number> => {
    const data = postedAd({ name: { en: name, ar: name } })
    const answer = await request.post('/api/properties', { data, headers })
    expect(answer.status()).toBe(201)
    return (await answer.json()).data.property.id
  }
  const change = async (id: number, data: object) => {
    const path = `/api/properties/my-properties/${id}`
    expect((await request.put(path, { data, headers })).status()).toBe(200)
  }
  const setVisibility = async (id: number, visibility: 'hidden' | 'visible') => {
    const path = `/api/properties/set-visibility/${id}`
    expect((await request.post(path, { data: { visibility }, headers })).status()).toBe(200)
  }
  const close = async (id: number) => {
    const data = { state: 'closed', reason: 'sold' }
    const answer = await request.post(`/api/properties/set-state/${id}`, { data, headers })
    expect(answer.status()).toBe(200)
  }
  return { post, change, setVisibility, close }
}

/** A name that no other story's ad has, in either language. */
export const newName = (what: string) => `${what} ${Date.now()}`

export const favoritesOf = async (page: Page): Promise<number[]> =>
  (await (await page.request.get('/api/anonymous-users/favorites/ids')).json()).data.ids

export const savedAnswer = (page: Page, method: 'POST' | 'DELETE') =>
  page.waitForResponse(
    (answer) =>
      answer.url().endsWith('/anonymous-users/favorites') && answer.request().method() === method,
  )

export const headerLink = (page: Page) =>
  page.getByRole('banner').locator('a[href$="/favorites"]').first()

export const rows = (page: Page, words: Story['words']) =>
  page.getByRole('list', { name: words(list.list) }).locator('> li')

export const heartOf = ({ page, words }: Scene, title: string) =>
  page.getByRole('button', { name: words(card.favorite, { title }), exact: true })
