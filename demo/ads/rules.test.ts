import { describe, expect, it } from 'vitest'
import { languageOfText } from '#i18n/script.ts'
import { catalogueSlugs, demoInput, seedGazetteer } from '#test/demo-input.ts'
import { isPermitNeeded, permitFaults } from '#features/listing/permits/rules.ts'
import { stockOf } from './ads/slots.ts'
import { demoContent } from './actions.ts'
import { type DemoProperty, markets } from './rules.ts'

const today = new Date('2025-11-20T08:00:00Z')
const input = { ...demoInput(), today }
const demo = demoContent(input)
const { properties, agencies, people } = demo
const accounts = [...agencies, ...people]
const gazetteer = seedGazetteer()
const slugs = catalogueSlugs()

const where = (wanted: Partial<DemoProperty>) =>
  properties.filter((property) =>
    Object.entries(wanted).every(([key, value]) => property[key as keyof DemoProperty] === value),
  )

const unknown = (named: string[], known: ReadonlySet<string>) => [
  ...new Set(named.filter((slug) => !known.has(slug))),
]

describe('The demo', () => {
  it('has 600 ads of 30 agencies, 60 agents and others', () => {
    expect(properties).toHaveLength(600)
    expect(agencies).toHaveLength(30)
    expect(people.filter(({ role }) => role === 'agent')).toHaveLength(60)
    expect(new Set(properties.map(({ referenceId }) => referenceId)).size).toBe(600)
  })

  it('is the same each time it is made', () => {
    expect(demoContent(input)).toEqual(demo)
  })

  it('names only places, types and things that the seed knows', () => {
    const places = new Set(gazetteer.places.map(({ slug }) => slug))
    const ends = markets.flatMap(({ slug, towers = '', clusters = '' }) =>
      `${towers} ${clusters}`.split(' ').flatMap((end) => (end ? `${slug}/${end}` : [])),
    )
    expect(unknown([...ends, ...markets.map(({ slug }) => slug)], places)).toEqual([])
    const types = new Set(input.propertyTypes.map(({ category, slug }) => `${category}/${slug}`))
    expect(unknown(markets.flatMap(stockOf), types)).toEqual([])
    expect(
      unknown(
        properties.flatMap(({ amenities }) => amenities),
        slugs.amenities,
      ),
    ).toEqual([])
    expect(
      unknown(
        properties.map(({ adType }) => adType),
        slugs.adTypes,
      ),
    ).toEqual([])
    expect(
      unknown(
        accounts.flatMap(({ languages }) => languages),
        slugs.languages,
      ),
    ).toEqual([])
    expect(
      unknown(
        accounts.flatMap((each) => each.specialities),
        slugs.specialities,
      ),
    ).toEqual([])
  })

  it('shows every type three times, every ad type and both purposes', () => {
    const rare = input.propertyTypes.filter(
      ({ category, slug }) => where({ category, propertyType: slug }).length < 3,
    )
    expect(rare).toEqual([])
    expect([...slugs.adTypes].filter((adType) => where({ adType }).length < 25)).toEqual([])
    expect(where({ purpose: 'sale' }).length).toBeGreaterThan(200)
    expect(where({ purpose: 'rent' }).length).toBeGreaterThan(200)
    expect(where({ ready: 'off-plan' }).length).toBeGreaterThan(40)
  })

  it('reaches every emirate, for sale and for rent', () => {
    for (const { slug: emirate } of gazetteer.emirates) {
      expect(where({ emirate }).length).toBeGreaterThanOrEqual(20)
      expect(where({ emirate, purpose: 'sale' }).length).toBeGreaterThan(5)
      expect(where({ emirate, purpose: 'rent' }).length).toBeGreaterThan(5)
    }
  })

  it('has two-bedroom apartments under two million in Dubai Marina', () => {
    const found = where({ propertyType: 'apartment', purpose: 'sale', rooms: 2 }).filter(
      ({ location, totalPrice }) =>
        location.startsWith('dubai/dubai-marina') && totalPrice < 2_000_000,
    )
    expect(found.length).toBeGreaterThanOrEqual(3)
  })

  it('was published between hours and ten weeks ago', () => {
    const hours = properties.map(
      ({ firstPublishedAt }) => (today.getTime() - firstPublishedAt.getTime()) / 3_600_000,
    )
    expect(Math.min(...hours)).toBeGreaterThan(0)
    expect(Math.min(...hours)).toBeLessThan(6)
    expect(Math.max(...hours)).toBeGreaterThan(9 * 7 * 24)
    expect(Math.max(...hours)).toBeLessThan(10.5 * 7 * 24)
    expect(properties.filter(({ endDate }) => endDate <= '2025-11-20')).toEqual([])
  })

  it('moves with the day it is made on', () => {
    const later = demoContent({ ...input, today: new Date('2026-03-01T08:00:00Z') })
    const past = later.properties.filter(
      ({ endDate, handoverDate }) =>
        endDate <= '2026-03-01' || (handoverDate && handoverDate < '2026-05-01'),
    )
    expect(past).toEqual([])
  })
})

/** AED per m²; a farm is cheap land with a house on it. */
const bounds = { sale: [80, 70_000], yearly: [1, 4_000], monthly: [15, 400], daily: [0.1, 40] }

const perSqm = ({ totalPrice, spaceSqm }: DemoProperty) => totalPrice / spaceSqm

const outside = (those: DemoProperty[], value: typeof perSqm, [low, high]: [number, number]) =>
  those.filter((property) => value(property) < low || value(property) > high)

describe('A price of the demo', () => {
  it('is one that somebody would ask', () => {
    const strange = properties.filter((property) => {
      const [low = 0, high = 0] = bounds[property.rentPeriod ?? 'sale']
      return perSqm(property) < low || perSqm(property) > high
    })
    expect(strange).toEqual([])
    const flats = where({ propertyType: 'apartment' })
    const sold = flats.filter(({ purpose }) => purpose === 'sale')
    const leased = flats.filter(({ rentPeriod }) => rentPeriod === 'yearly')
    expect(outside(sold, perSqm, [2_500, 40_000])).toEqual([])
    expect(outside(leased, ({ totalPrice }) => totalPrice, [10_000, 500_000])).toEqual([])
    const villas = where({ propertyType: 'villa', rentPeriod: 'yearly' })
    expect(outside(villas, perSqm, [100, 2_500])).toEqual([])
  })

  it('has come down in about one ad of seven, never up', () => {
    const reduced = properties.filter(({ prices }) => prices.length > 1)
    expect(reduced.length).toBeGreaterThan(60)
    expect(reduced.length).toBeLessThan(120)
    for (const { prices, totalPrice, firstPublishedAt } of properties) {
      expect(prices[0]?.at).toEqual(firstPublishedAt)
      expect(prices.at(-1)?.price).toBe(totalPrice)
    }
    const firstPrice = ({ prices }: DemoProperty) => prices[0]?.price ?? 0
    expect(reduced.filter((each) => firstPrice(each) <= each.totalPrice)).toEqual([])
  })
})

describe('An ad of the demo', () => {
  it('leaves out what does not apply', () => {
    for (const ad of properties.filter(({ propertyType }) => propertyType === 'land')) {
      const { rooms, bathrooms, floors, furnished, finishing, propertyAge } = ad
      const inapplicable = [rooms, bathrooms, floors, furnished, finishing, propertyAge]
      expect(inapplicable.every((value) => value === null)).toBe(true)
    }
    const roomless = ['building', 'office-space', 'showroom', 'land']
    const without = properties.filter(({ propertyType }) => roomless.includes(propertyType))
    expect(without.filter(({ rooms }) => rooms !== null)).toEqual([])
  })

  it('carries the permit its emirate asks for, each number once', () => {
    const numbers = properties.flatMap(({ permitNumber }) => permitNumber ?? [])
    expect(new Set(numbers).size).toBe(numbers.length)
    for (const { location, ...permit } of properties) {
      const slugs = location.split('/').map((_, at, all) => all.slice(0, at + 1).join('/'))
      expect(permitFaults({ ...permit, slugs }, '2025-11-20')).toEqual([])
      expect(permit.permitNumber !== null).toBe(isPermitNeeded(slugs))
    }
    expect(where({ permitType: 'dtcm' }).length).toBeGreaterThan(0)
    const rera = where({ permitType: 'rera' }).map(({ permitNumber }) => permitNumber ?? '')
    expect(rera.filter((number) => !/^\d{10,11}$/.test(number))).toEqual([])
    const lapsed = properties.filter((each) => (each.permitExpiresAt ?? '2999') <= '2025-11-20')
    expect(lapsed).toEqual([])
  })

  it('agrees with itself on terms', () => {
    for (const { purpose, rentPeriod, cheques, ready, handoverDate } of properties) {
      expect(rentPeriod !== null).toBe(purpose === 'rent')
      expect(cheques !== null).toBe(rentPeriod === 'yearly')
      expect(handoverDate !== null).toBe(ready === 'off-plan')
    }
  })
})

describe('The people of the demo', () => {
  const bySlug = new Map(accounts.map((account) => [account.slug, account]))

  it('own their ads as what they are, agents inside their agency', () => {
    const types = {
      agent: 'agent',
      agency: 'agency',
      broker: 'broker',
      landlord: 'owner',
      company: 'developer',
    }
    for (const { advertiser, agency, advertiserType } of properties) {
      const owner = bySlug.get(advertiser)
      expect(types[owner?.role as keyof typeof types]).toBe(advertiserType)
      expect(agency).toBe(owner?.role === 'agency' ? advertiser : owner?.agency)
    }
    const agents = people.filter(({ role }) => role === 'agent')
    expect(agents.filter(({ agency }) => bySlug.get(agency ?? '')?.role !== 'agency')).toEqual([])
  })

  it('include the six that one logs in with, all but the operator with ads', () => {
    const roles = ['agent', 'agency', 'broker', 'landlord', 'company', 'operator'] as const
    for (const role of roles) {
      expect(bySlug.get(role)).toMatchObject({ role, email: `${role}@demo.example` })
      expect(where({ advertiser: role }).length > 2).toBe(role !== 'operator')
    }
    expect(bySlug.get('agent')?.agency).toBe('agency')
  })

  it('have a name, a job and a text in both languages', () => {
    for (const account of accounts) {
      const { role, name, secondName, job, secondJob, bio, secondBio } = account
      const pairs = [
        [name, secondName],
        [job, secondJob],
        [bio, secondBio],
      ]
      // An operator has no public profile.
      for (const texts of role === 'operator' ? pairs.slice(0, 1) : pairs) {
        const spoken = new Set(texts.map((text) => languageOfText(text ?? '')))
        expect([account.slug, spoken.size]).toEqual([account.slug, 2])
      }
    }
  })

  it('have an address, a slug and a phone of their own', () => {
    for (const key of ['email', 'slug', 'phone'] as const) {
      expect(new Set(accounts.map((account) => account[key])).size).toBe(accounts.length)
    }
    for (const { phone } of accounts) expect(phone).toMatch(/^\+9715[024568]\d{7}$/)
    const arabic = accounts.filter(({ name }) => /\p{Script=Arabic}/u.test(name))
    expect(arabic.length).toBeGreaterThan(accounts.length / 6)
  })
})
