import { expect, test } from 'vitest'
import { rangesOf } from '#features/visitors/property-requests/rules.ts'
import { asker } from '#test/people.ts'
import { openSite } from '#test/site.ts'
import { wishOn } from '#test/visitors/wish.ts'
import { requireEntry } from './actions.ts'

const site = await openSite({ env: { WORKER: 'off', RATE_LIMITS: 'off' } })
const ask = asker(site)
const store = { db: site.db.kysely, vault: site.providers.vault }

async function receive(changes: object) {
  const { body } = await ask('POST', '/property-request', { body: { ...wishOn(site), ...changes } })
  return requireEntry(store, { kind: 'property-request', id: body.data.propertyRequest.id })
}

const { category, goals, customerTypes, paymentMethod, specifications } = wishOn(site)

test('A property request is shown to operators with all that was entered', async () => {
  const types = site.catalogue.propertyTypes.filter((type) => type.category === category)
  const [first, second] = types.slice(0, 2)
  const elsewhere = site.gazetteer
    .childrenOf(site.gazetteer.bySlug('dubai')?.id ?? 0)
    .find(({ id }) => id !== site.marina.id)
  const entry = await receive({
    area: [elsewhere?.id, site.marina.id],
    propertyTypes: [second?.id, first?.id],
    insideMallOnly: true,
    shareContact: true,
    contactChannels: ['whatsapp'],
  })
  expect(entry).toMatchObject({ phone: '+971501112233', text: specifications })
  expect(entry.facts).toEqual({
    city: 'dubai',
    region: site.marina.slug,
    area: [elsewhere?.slug, site.marina.slug],
    category,
    goals,
    customerTypes,
    paymentMethod,
    propertyTypes: [second?.slug, first?.slug],
    priceRanges: rangesOf([5, 6]),
    space: 1_200,
    measurement: 'sqft',
    insideMallOnly: true,
    shareContact: true,
    contactChannels: ['whatsapp'],
  })
})

test('What its sender left out is null, or no', async () => {
  const left = { region: null, space: null, measurement: null, email: null }
  expect((await receive(left)).facts).toMatchObject({
    region: null,
    space: null,
    measurement: null,
    insideMallOnly: false,
    shareContact: false,
  })
})
