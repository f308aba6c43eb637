import type { AddressInfo } from 'node:net'
import createClient, { type Middleware } from 'openapi-fetch'
import { expect, test } from 'vitest'
import { jpeg } from '../files/uploads.ts'
import { openSite } from '../site.ts'
import { teamsOf } from '../team.ts'
import type { paths } from './api.gen.ts'

const site = await openSite({ env: { WORKER: 'off' } })
await site.app.listen({ port: 0, host: '127.0.0.1' })
const { port } = site.app.server.address() as AddressInfo
const { email } = await teamsOf(site).person('landlord')

const client = createClient<paths>({ baseUrl: `http://127.0.0.1:${port}/api` })

const bearer = (token: string): Middleware => ({
  onRequest: ({ request }) => request.headers.set('authorization', `Bearer ${token}`),
})

const postedFiles = (files: readonly unknown[]) => {
  const form = new FormData()
  for (const file of files) form.append('files', file as Blob)
  return form
}

/** The types have a file as text; a client of the API hands over a Blob. */
const asText = (blob: Blob) => blob as unknown as string

test('A client generated from the API description logs in, searches, uploads and posts', async () => {
  const refused = await client.POST('/auth/login', { body: { email, password: 'wrong tea' } })
  expect(refused.error?.errors[0]?.code).toBe('invalid_credentials')

  const loggedIn = await client.POST('/auth/login', { body: { email, password: 'mint tea' } })
  client.use(bearer(loggedIn.data?.data.token ?? ''))
  expect(loggedIn.data?.data.user).toMatchObject({ email, role: 'landlord' })

  const query = { purpose: 'sale', property_type: ['apartment'], facets: true, limit: 3 } as const
  const found = await client.GET('/properties', {
    params: { query: { ...query, property_type: [...query.property_type] } },
  })
  expect(found.data?.data.properties.map(({ purpose }) => purpose)).toEqual(Array(3).fill('sale'))
  expect(found.data?.data.facets?.purpose.length).toBeGreaterThan(0)

  const places = await client.GET('/locations/choose-location', {
    params: { query: { query: 'Dubai Marina' } },
  })
  const { bytes } = await jpeg({ width: 1_200, height: 800 })
  const picture = new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' })
  const uploaded = await client.POST('/files/upload', {
    body: { files: [asText(picture)] },
    bodySerializer: ({ files }) => postedFiles(files),
  })
  const imageId = uploaded.data?.data.files[0]?.id ?? ''

  const posted = await client.POST('/properties', {
    params: { header: { 'Idempotency-Key': 'a-key-of-the-client' } },
    body: {
      adTypeId: 1,
      advertiserType: 'owner',
      category: 'residential',
      purpose: 'sale',
      propertyTypeId: 1,
      name: { en: 'Home over the Marina', ar: 'شقة تطل على المارينا' },
      locationId: places.data?.data.hits[0]?.id ?? 0,
      totalPrice: 1_500_000,
      imageIds: [imageId],
      draft: true,
    },
  })
  expect(posted.data?.data.property).toMatchObject({
    state: 'draft',
    totalPrice: 1_500_000,
    images: [{ id: imageId, width: 1_200 }],
    location: { name: { en: 'Dubai Marina' } },
  })
})

test('A refusal has the type that the API description gives it', async () => {
  const { error, response } = await client.GET('/properties', {
    params: { query: { price_min: 2, price_max: 1 } },
  })
  expect(response.status).toBe(422)
  expect(error?.errors).toMatchObject([{ code: 'range_reversed', path: 'price_min' }])
})
