import { writeFile } from 'node:fs/promises'
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { bareAd, importFixtures } from '#test/import-fixtures.ts'
import { importAds } from './actions/imports.ts'

const { db, options, found, stored, refused, takeAds } = await importFixtures()

describe('Importing ads', () => {
  it('publishes an ad that says no more than it must, with titles in both languages', async () => {
    expect(await takeAds([bareAd({ rooms: 2 })])).toMatchObject({ rows: 1, created: 1, refused: 0 })
    expect(await stored()).toMatchObject({
      source: 'portal',
      reference_id: 'a1',
      state: 'live',
      visible: true,
      end_date: null,
      total_price: 1_500_000,
      name_en: '2-bedroom apartment for sale in Dubai Marina',
      name_ar: 'شقة بغرفتي نوم للبيع في دبي مارينا',
      first_published_at: null,
      ready: null,
      furnished: null,
      space_sqm: null,
    })
    expect(await found('select rooms, loc from property_search')).toEqual([
      {
        rooms: 2,
        loc: (await found(`select lft from locations where slug = 'dubai/dubai-marina'`))[0].lft,
      },
    ])
  })

  it('takes over all that an archive row says', async () => {
    await takeAds([
      bareAd({
        source: 'rent2025',
        name: { en: 'Bright\u2028home' },
        description: { en: 'One.\nTwo.' },
        purpose: 'rent',
        rentPeriod: 'year',
        propertyType: 'Villa',
        portalType: 'Townhouse',
        rooms: 3,
        bathrooms: 4,
        space: 1_200,
        measurement: 'sqft',
        furnished: 'partly',
        ready: false,
        completionDate: '2027-12-30',
        lat: 25.08,
        lng: 55.14,
        permitNumber: '7123',
        referenceId: 'REF-1',
        amenities: ['24 Hours Concierge', 'Satellite/Cable TV', 'PP', 'Nonsense'],
        agency: 'Marsa Homes',
        createdAt: '2025-06-16',
        updatedAt: '2025-07-01T05:06:07Z',
        priceHidden: true,
      }),
    ])
    expect(await stored()).toMatchObject({
      source: 'rent2025',
      reference_id: 'REF-1',
      name_en: 'Bright home',
      name_ar: 'فيلا من 3 غرف نوم للإيجار في دبي مارينا',
      description_en: 'One.\nTwo.',
      rent_period: 'yearly',
      portal_type: 'Townhouse',
      space: 1_200,
      space_sqm: 111.483648,
      furnished: 'partly',
      ready: 'off-plan',
      handover_date: '2027-12-30',
      permit_number: '7123',
      advertiser_type: 'agency',
      first_published_at: new Date('2025-06-16'),
      updated_at: new Date('2025-07-01T05:06:07Z'),
    })
    const names = await found(`
      select slug from property_amenities join amenities on id = amenity_id order by slug`)
    expect(names.map(({ slug }) => slug)).toEqual([
      'concierge',
      'private-pool',
      'satellite-cable-tv',
    ])
    expect(await found('select role, name, email from accounts')).toEqual([
      { role: 'agency', name: 'Marsa Homes', email: null },
    ])
  })

  it('keeps no rooms of an office, and nothing of a home of land', async () => {
    const home = { rooms: 0, bathrooms: 2, furnished: true }
    await takeAds([
      bareAd({ id: 'office', category: 'commercial', propertyType: 'Office Space', ...home }),
      bareAd({ id: 'land', propertyType: 'Land', ...home }),
    ])
    expect(await stored('office')).toMatchObject({ rooms: null, bathrooms: 2 })
    expect(await stored('land')).toMatchObject({ rooms: null, bathrooms: null, furnished: null })
  })

  it('reads our own field names, so that what the API gave can be taken in', async () => {
    await takeAds([
      bareAd({
        propertyType: null,
        category: 'commercial',
        commercialPropertyType: { id: 13, slug: 'showroom', name: { en: 'Showroom', ar: 'معرض' } },
        totalPrice: 90_000,
        price: 45_000,
        furnished: 'unfurnished',
        rentPeriod: 'monthly',
        handoverDate: '2026-01-01',
        locationPath: undefined,
        location: { id: 999_999, path: [{ name: { en: 'Sharjah', ar: 'الشارقة' } }] },
        agency: { name: 'Corniche' },
      }),
    ])
    expect(await stored()).toMatchObject({
      total_price: 90_000,
      price: 45_000,
      type_id: 13,
      furnished: 'unfurnished',
      rent_period: 'monthly',
      handover_date: '2026-01-01',
    })
    expect(await found('select name from accounts')).toEqual([{ name: 'Corniche' }])
  })

  it('takes a number for one of our places only when the names say the same', async () => {
    const sharjah = { emirate: undefined, locationPath: ['Sharjah'] }
    await takeAds([
      bareAd({ id: 'other', locationId: 2, ...sharjah }),
      bareAd({ id: 'ours', locationId: 3, ...sharjah }),
      bareAd({ id: 'alone', locationId: 2, locationPath: undefined }),
    ])
    const places = await found('select source_id, location_id from properties order by source_id')
    expect(places.map((row) => Object.values(row))).toEqual([
      ['alone', 2],
      ['other', 3],
      ['ours', 3],
    ])
  })

  it('refuses what cannot be an ad, with the number of its row and why in both languages', async () => {
    const done = await takeAds([
      bareAd(),
      bareAd({ id: '', price: 5 }),
      bareAd({ id: 'b', price: 0 }),
      bareAd({ id: 'c', purpose: undefined }),
      bareAd({ id: 'd', emirate: 'atlantis', locationPath: ['Atlantis'] }),
      bareAd({ id: 'e', propertyType: 'Castle' }),
      bareAd({ id: 'f', currency: 'USD' }),
      '{"id":',
      bareAd({ price: 7 }),
    ])
    expect(done).toMatchObject({
      rows: 9,
      created: 1,
      refused: 8,
      refusedFile: options.refusedFile,
    })
    const lines = await refused()
    expect(lines.map(({ row, id, code }) => [row, id, code])).toEqual([
      [8, null, 'broken'],
      [2, '', 'no_id'],
      [3, 'b', 'no_price'],
      [4, 'c', 'no_purpose'],
      [5, 'd', 'no_place'],
      [6, 'e', 'no_type'],
      [7, 'f', 'other_currency'],
      [9, 'a1', 'repeated'],
    ])
    expect(lines[1]!.reason.en).toMatch(/no id/)
    expect(lines[1]!.reason.ar).toMatch(/معرّف/)
    expect(lines[1]!.data).toMatchObject({ price: 5 })
    expect(await stored()).toMatchObject({ total_price: 1_500_000 })
  })

  it('is stopped by nothing that a row can hold', async () => {
    const long = 'x'.repeat(50_000)
    const done = await takeAds([
      bareAd({ id: 'a\0b', name: { en: '\ud800\0' }, agency: '\ud800' }),
      bareAd({ id: 'b', rooms: 10 ** 12, bathrooms: -1, space: 1e300, lat: 999, lng: 'east' }),
      bareAd({
        id: 'c',
        name: { en: long },
        description: { en: long.repeat(2) },
        referenceId: long,
      }),
      bareAd({
        id: 'd',
        name: 5,
        amenities: { a: 1 },
        agency: { name: [] },
        createdAt: '0000-99-99',
      }),
      bareAd({ id: 'e', price: '1e400' }),
      bareAd({
        id: 'f',
        space: 1e-9,
        permitNumber: long,
        portalType: long,
        completionDate: '2026-02-31',
      }),
      `{"id":"g","price":NaN}`,
      `{"__proto__":{"price":1},"constructor":1}`,
      bareAd({
        id: 'h',
        createdAt: '2999-01-01',
        updatedAt: '1066-01-01',
        videoUrls: ['file:///etc/passwd', 'https://evil.example/v', 'https://youtu.be:8443/v'],
        virtualTour: 'https://me:secret@my.matterport.com/show',
      }),
      '\u0000\u0000',
      bareAd({ id: 'i', locationPath: [[[]], { name: { en: {} } }, null, 7, long] }),
    ])
    expect(done).toMatchObject({ rows: 11, created: 7, refused: 4 })
    expect(await stored('b')).toMatchObject({
      rooms: null,
      bathrooms: null,
      space: null,
      lat: null,
    })
    expect(await stored('h')).toMatchObject({
      first_published_at: null,
      video_urls: [],
      virtual_tour: null,
    })
  })

  it('reads a packed CSV as well', async () => {
    const csv = [
      'id,purpose,price,category,propertyType,location path,name.en,name.ar,amenities',
      '7,rent,"85,000",residential,شقة,دبي > دبي مارينا,"A ""fine"" home",بيت جميل,balcony|SP',
    ].join('\r\n')
    await writeFile(options.file, gzipSync(`\ufeff${csv}`))
    expect(await importAds(db, options)).toMatchObject({ rows: 1, created: 1 })
    expect(await stored('7')).toMatchObject({
      total_price: 85_000,
      name_en: 'A "fine" home',
      name_ar: 'بيت جميل',
    })
    expect(await found('select amenity_id from property_amenities')).toHaveLength(2)
  })
})
