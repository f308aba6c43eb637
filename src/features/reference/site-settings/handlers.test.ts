import { expect, it } from 'vitest'
import { defaultLinkHosts } from '#features/reference/link-hosts/contract/links.ts'
import { apiServer } from '#test/api-server.ts'
import { freshDatabase } from '#test/database.ts'
import { seedSmall } from '#test/small-seed.ts'
import { contentHandlers } from './handlers.ts'
import { readPublicSettings } from './actions.ts'

const db = await freshDatabase()
await seedSmall(db)

let settings = await readPublicSettings(db.kysely)
const { get } = await apiServer({ db, handlers: contentHandlers({ settings: () => settings }) })

const read = async () => (await get('/settings')).body.data.settings

it("keeps the operator's own settings to the operator", async () => {
  const shown = await read()
  expect(shown).not.toHaveProperty('moderation')
  expect(shown).not.toHaveProperty('permits')
})

it('shows the seeded settings, and defaults where a row is missing', async () => {
  expect(await read()).toEqual({
    siteName: { en: 'Test homes', ar: 'بيوت الاختبار' },
    tagline: expect.objectContaining({ ar: expect.stringMatching(/[ء-ي]/) }),
    logo: null,
    company: null,
    contact: { phone: null, whatsapp: null, email: null, address: null },
    social: { instagram: 'https://instagram.com/example' },
    currency: 'AED',
    defaultEmirate: 'dubai',
    measurement: 'sqft',
    mortgage: { minRate: 2.75, maxRate: 6.99, defaultRate: 4.5 },
    popularSearches: [],
    features: {},
    linkHosts: defaultLinkHosts,
  })
})

it('falls back to the default where a row has the wrong shape', async () => {
  await db.pool.query(`update settings set value = '{"minRate": "low"}' where key = 'mortgage'`)
  settings = await readPublicSettings(db.kysely)
  expect((await read()).mortgage.minRate).toBe(2.75)
})
