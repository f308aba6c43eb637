import { describe, expect, test } from 'vitest'
import { dayMs, hourMs, minuteMs, secondMs } from '#i18n/time-units.ts'
import { openSite } from '#test/site.ts'
import { after, searchesOn } from '#test/visitors/saved-searches.ts'
import { followAlerts } from './actions/following.ts'

const site = await openSite({ env: { WORKER: 'off', RATE_LIMITS: 'off' } })
const searches = searchesOn(site)
const { ask, alertsTo, confirmedVisitor, follow, followSoon, person, publish, put, save, show } =
  searches

const marina = { purpose: 'sale', locations: [215] }
const flats = (more: object = {}) => ({
  name: 'Flats in the Marina',
  filters: marina,
  frequency: 'instant',
  ...more,
})

/** An address of its own for each test. */
let people = 0
const anEmail = () => {
  people += 1
  return `reader-${people}@example.com`
}

const plain = (text: string) => text.replaceAll('\u00a0', ' ')

const textsTo = async (email: string) => (await alertsTo(email)).map(({ text }) => plain(text))

const timesTold = async (email: string, id: number) => {
  const texts = await textsTo(email)
  return texts.join('\n').split(`/properties/${id}/`).length - 1
}

describe('An alert', () => {
  test('says of each ad why, what it costs and where it is, and where it can be stopped', async () => {
    const email = anEmail()
    await confirmedVisitor(email, flats())
    const { id } = await publish()
    await followSoon()
    const [alert, ...others] = await alertsTo(email)
    expect(others).toEqual([])
    expect(alert?.subject).toBe('1 property for “Flats in the Marina”')
    const text = plain(alert!.text)
    expect(text).toContain(
      'Two bedroom home over the Marina\nNew\nAED 1,500,000 · Dubai Marina, Dubai',
    )
    expect(text).toMatch(new RegExp(`https://dara\\.example/en/properties/${id}/[\\w-]+\n`))
    expect(text).toContain('/en/properties?locations=215&purpose=sale')
    expect(text).toMatch(
      /Stop these emails:\nhttps:\/\/dara\.example\/en\/my-searches\/stop\/[\w-]{43}/,
    )
    expect(alert?.html).toContain('<h2 dir="auto"')
  })

  test('is in the language of the site when the search was saved', async () => {
    const { token, email } = await person('landlord')
    const body = flats({ name: 'شقق المارينا' })
    await save(body, { token, headers: { 'accept-language': 'ar' } })
    await publish()
    await followSoon()
    const [alert] = await alertsTo(email)
    expect(alert?.subject).toBe('عقار واحد يطابق «\u2068شقق المارينا\u2069»')
    expect(alert?.html).toContain('<html lang="ar" dir="rtl">')
    const text = plain(alert!.text)
    expect(text).toContain('شقة بغرفتي نوم تطل على المارينا\nجديد\n')
    expect(text).toContain('/ar/my-searches/stop/')
  })

  test('bundles what comes within ten seconds, and leaves a quarter of an hour to the next', async () => {
    const email = anEmail()
    await confirmedVisitor(email, flats())
    const start = new Date()
    await publish()
    await follow(start)
    await publish()
    await follow(after(9 * secondMs, start))
    expect(await alertsTo(email)).toEqual([])
    await follow(after(minuteMs, start))
    const sent = await alertsTo(email)
    expect(sent.map(({ subject }) => subject)).toEqual(['2 properties for “Flats in the Marina”'])
    await publish()
    await follow(after(2 * minuteMs, start))
    await follow(after(15 * minuteMs, start))
    expect(await alertsTo(email)).toHaveLength(1)
    await follow(after(16 * minuteMs, start))
    expect(await alertsTo(email)).toHaveLength(2)
  })

  test('is sent in the morning of Dubai, on Mondays where it is weekly', async () => {
    const [daily, weekly] = [anEmail(), anEmail()]
    await confirmedVisitor(daily, flats({ frequency: 'daily' }))
    await confirmedVisitor(weekly, flats({ frequency: 'weekly' }))
    await publish()
    await follow()
    await follow(after(2 * minuteMs))
    expect([await alertsTo(daily), await alertsTo(weekly)]).toEqual([[], []])
    await follow(after(dayMs))
    expect(await alertsTo(daily)).toHaveLength(1)
    await follow(after(7 * dayMs))
    expect(await alertsTo(weekly)).toHaveLength(1)
    expect(await alertsTo(daily)).toHaveLength(1)
  })
})

describe('An ad', () => {
  test('is told once, though it fits several searches with other times', async () => {
    const email = anEmail()
    const anything = { name: 'Anything', filters: { locations: [215] } }
    await confirmedVisitor(email, flats(), flats(anything), flats({ frequency: 'daily' }))
    const { id } = await publish()
    await followSoon()
    expect(await timesTold(email, id)).toBe(1)
    await follow(after(dayMs))
    await follow(after(2 * dayMs))
    expect(await timesTold(email, id)).toBe(1)
  })

  test('is told again when its price goes down, and when it is back', async () => {
    const email = anEmail()
    await confirmedVisitor(email, flats())
    const ad = await publish()
    await followSoon()
    await put(ad.owner, ad.id, { totalPrice: 1_400_000 })
    await follow()
    await follow(after(16 * minuteMs))
    expect((await textsTo(email))[0]).toContain('Price down from AED 1,500,000\nAED 1,400,000 ·')
    await show(ad, 'hidden')
    await site.db.pool.query(`update gone_ads set gone_at = gone_at - interval '2 days'`)
    await show(ad, 'visible')
    await follow()
    await follow(after(32 * minuteMs))
    expect((await textsTo(email))[0]).toContain('Available again\nAED 1,400,000 ·')
    expect(await timesTold(email, ad.id)).toBe(3)
  })

  test('that begins to fit a search by a change is told once', async () => {
    const email = anEmail()
    await confirmedVisitor(email, flats({ filters: { ...marina, rooms: ['4'] } }))
    const ad = await publish()
    await followSoon()
    await put(ad.owner, ad.id, { rooms: 4 })
    await followSoon()
    expect((await textsTo(email))[0]).toContain('Updated, and now matches your search')
    for (const propertyNumber of ['PN-1', 'PN-2']) {
      await put(ad.owner, ad.id, { propertyNumber, bathrooms: propertyNumber === 'PN-1' ? 2 : 3 })
      await follow(after(hourMs))
      await follow(after(2 * hourMs))
    }
    expect(await timesTold(email, ad.id)).toBe(1)
  })

  test('that is gone before the alert is not in it', async () => {
    const email = anEmail()
    await confirmedVisitor(email, flats())
    const ad = await publish()
    await follow()
    await show(ad, 'hidden')
    await follow(after(minuteMs))
    expect(await alertsTo(email)).toEqual([])
  })
})

describe('A process that ends while it writes', () => {
  test('leaves the alert to the next one, which sends it once', async () => {
    const email = anEmail()
    await confirmedVisitor(email, flats())
    const { id } = await publish()
    await follow()
    const now = () => after(minuteMs)
    const context = { ...site.providers, origin: 'https://dara.example', now }
    const post = async (...sent: Parameters<typeof context.post>) => {
      await context.post(...sent)
      throw new Error('killed')
    }
    await expect(followAlerts(site.db.kysely, { ...context, post })).rejects.toThrow(
      '1 tasks failed',
    )
    expect(await alertsTo(email)).toEqual([])
    const both = [follow(now()), follow(now())]
    await Promise.all(both)
    expect(await timesTold(email, id)).toBe(1)
    expect(await alertsTo(email)).toHaveLength(1)
  })
})

describe('The frequency', () => {
  test('off sends nothing, and alerts that begin are not about what was found before', async () => {
    const { token, email } = await person('landlord')
    const { body } = await save(flats({ frequency: 'off' }), { token })
    const { id } = body.data.search
    const early = await publish()
    await followSoon()
    await ask('PUT', `/searches/${id}`, { token, body: { frequency: 'instant' } })
    await followSoon()
    expect(await alertsTo(email)).toEqual([])
    const late = await publish()
    await followSoon()
    expect([await timesTold(email, early.id), await timesTold(email, late.id)]).toEqual([0, 1])
  })

  test('that begins for one search leaves another its alert', async () => {
    const { token, email } = await person('landlord')
    const { body } = await save(flats({ frequency: 'off' }), { token })
    await save({ name: 'Anything', filters: { purpose: 'sale' }, frequency: 'daily' }, { token })
    const { id } = await publish()
    await follow()
    for (const frequency of ['off', 'daily']) {
      await ask('PUT', `/searches/${body.data.search.id}`, { token, body: { frequency } })
    }
    await follow(after(dayMs))
    expect(await timesTold(email, id)).toBe(1)
  })

  test('of a search that is removed and restored sends what waited', async () => {
    const { token, email } = await person('landlord')
    const { body } = await save(flats({ frequency: 'daily' }), { token })
    const path = `/searches/${body.data.search.id}`
    const { id } = await publish()
    await follow()
    await ask('DELETE', path, { token })
    expect((await ask('POST', `${path}/restore`, { token })).status).toBe(200)
    await follow(after(dayMs))
    expect(await timesTold(email, id)).toBe(1)
  })

  test('moves what is due', async () => {
    const { token, email } = await person('landlord')
    const { body } = await save(flats({ frequency: 'weekly' }), { token })
    await publish()
    await follow()
    const change = { frequency: 'instant' }
    await ask('PUT', `/searches/${body.data.search.id}`, { token, body: change })
    await follow(after(2 * minuteMs))
    expect(await alertsTo(email)).toHaveLength(1)
  })
})
