import type { APIRequestContext, Page, Route } from '@playwright/test'
import { logIn, newMember } from '../members.ts'
import { draftOf, field, headersOf, isSaved, type Scene } from '../posting/form.ts'

export const addressOf = (id: number) => `/api/properties/my-properties/${id}`

/** A draft that is saved, with a short title, and its form. */
export async function beginDraft(scene: Scene, request: APIRequestContext): Promise<number> {
  const email = await newMember(request, 'Huda Aziz')
  await logIn(scene, { email, next: '/post-ad?step=words' })
  await field(scene.page, 'name.en').fill('Home')
  const id = await draftOf(scene.page)
  await isSaved(scene)
  return id
}

type Saving = { page: Page; id: number; answer: (route: Route) => Promise<unknown> }

/** What happens to the changes of a draft from now on. `hasArrived` waits for the next one. */
export async function treatChanges({ page, id, answer }: Saving) {
  const { promise: hasArrived, resolve: noteArrival } = Promise.withResolvers<void>()
  const address = new RegExp(`${addressOf(id)}$`)
  await page.route(address, async (route) => {
    if (route.request().method() !== 'PUT') return route.fallback()
    await answer(route)
    noteArrival()
  })
  return { hasArrived, end: () => page.unroute(address) }
}

/** Reaches the server, and its answer never comes. */
export const withoutAnswer = (route: Route) => route.fetch()

export const lost = async () => undefined

export async function appliedAndLost(route: Route) {
  await route.fetch()
  await route.abort()
}

export async function storedName(page: Page, id: number) {
  const answer = await page.request.get(addressOf(id), { headers: await headersOf(page) })
  return (await answer.json()).data.property.propertyData[0].name
}

export const whole = { en: 'Home over the Marina', ar: 'شقة بغرفتي نوم' }
