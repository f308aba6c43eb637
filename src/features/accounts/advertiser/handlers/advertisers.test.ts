import { beforeAll, describe, expect, it } from 'vitest'
import { fold } from '#i18n/fold.ts'
import { apiServer, hostileQueries } from '#test/api-server.ts'
import { freshDatabase } from '#test/database.ts'
import { addPublicAd } from '#test/public-ad.ts'
import { seedSmall } from '#test/small-seed.ts'
import { advertiserHandlers } from './advertisers.ts'

const db = await freshDatabase()
await seedSmall(db)
const { get } = await apiServer({ db, handlers: advertiserHandlers })

beforeAll(async () => {
  await db.pool.query(`
    insert into accounts
      (id, role, slug, name, email, email_verified_at, phone, whatsapp, show_phone,
        show_whatsapp, emirate_id, agency_id, job, bio, photo, brn, membership_id, verified,
        created_at)
    values
      (1, 'agency', 'al-reem-homes', 'Al Reem Homes', 'office@reem.example', now(), '+97144000001',
        null, true, true, 1, null, null, null, null, null, 'M-9', true, '2024-05-01'),
      (2, 'agent', 'layla-haddad', 'Layla Haddad', 'layla@reem.example', now(), '+971501112233',
        '+971501112233', false, true, 1, 1, 'Sales', 'Ten years in Marina', '/media/layla.webp',
        '12345', null, true, '2025-01-02T03:04:05Z'),
      (3, 'agent', 'new-comer', 'New Comer', 'new@reem.example', null, '+971502223344',
        null, true, true, null, null, null, null, null, null, null, false, now()),
      (4, 'operator', 'staff', 'Staff Layla', 'staff@dara.example', now(), '+971503334455',
        null, true, true, null, null, null, null, null, null, null, false, now()),
      (5, 'company', 'gulf', 'شركة الخليج العقارية', null, null, null,
        null, true, true, null, null, null, null, null, null, null, false, now()),
      (6, 'company', 'silent', 'Silent Partners', null, null, null,
        null, true, true, null, null, null, null, null, null, null, false, now()),
      (7, 'landlord', 'ahmed', 'أحمد المرّي', 'ahmed@home.example', now(), null,
        null, true, true, null, null, null, null, null, null, null, false, now())`)
  await db.pool.query(`update accounts set second_name = 'بيوت الريم' where id = 1`)
  await db.pool.query('insert into account_languages values (2, 2), (2, 1)')
  await db.pool.query('insert into account_specialities values (2, 1)')
  const place = 'dubai/dubai-marina'
  await addPublicAd(db, { place, agentId: 2, agencyId: 1 })
  await addPublicAd(db, { place, agentId: 2, agencyId: 1 })
  await addPublicAd(db, { place, agencyId: 1 })
  await addPublicAd(db, { place, agencyId: 5 })
  await addPublicAd(db, { place, agentId: 7 })
})

const profile = async (id: number | string) => get(`/agents/details/${id}`)

const owners = async (query: string) => {
  const { body } = await get(`/agents/auto-complete?query=${encodeURIComponent(query)}`)
  return body.data.owners.map(({ id }: { id: number }) => id)
}

describe('The profile of an advertiser', () => {
  it.each([
    ['whose e-mail is not verified', 3],
    ['who is staff', 4],
    ['who is known by name only', 5],
    ['who never was', 99],
    ['whose id is no number', 'layla'],
    ['whose id is beyond all ids', '99999999999999999999'],
  ])('of one %s is not found', async (_, id) => {
    const { status, body } = await profile(id)
    expect(status).toBe(404)
    expect(body.errors[0].msg).toBeTruthy()
  })

  it('is refused in Arabic to whoever reads Arabic', async () => {
    const { body } = await get('/agents/details/3', { 'accept-language': 'ar-AE' })
    expect(body.errors).toEqual([{ msg: 'هذا المعلن غير موجود', code: 'advertiser_not_found' }])
  })

  it('says what the advertiser shows, and hides a phone that is switched off', async () => {
    expect((await profile(2)).body.data.agent).toEqual({
      id: 2,
      slug: 'layla-haddad',
      name: 'Layla Haddad',
      names: { en: 'Layla Haddad', ar: null },
      role: 'agent',
      photo: {
        id: '/media/layla.webp',
        url: '/media/layla.webp',
        width: 400,
        height: 400,
        thumbhash: null,
      },
      bio: 'Ten years in Marina',
      bios: { en: 'Ten years in Marina', ar: null },
      job: 'Sales',
      jobs: { en: 'Sales', ar: null },
      languages: [
        { id: 1, slug: 'arabic', name: { en: 'Arabic', ar: 'العربية' } },
        { id: 2, slug: 'urdu', name: { en: 'Urdu', ar: 'الأردية' } },
      ],
      specialities: [{ id: 1, slug: 'off-plan', name: { en: 'Off-plan', ar: 'على الخارطة' } }],
      emirate: { id: 1, slug: 'dubai', name: { en: 'Dubai', ar: 'دبي' } },
      agency: {
        id: 1,
        slug: 'al-reem-homes',
        name: 'Al Reem Homes',
        names: { en: 'Al Reem Homes', ar: 'بيوت الريم' },
      },
      phone: null,
      whatsapp: '+971501112233',
      brn: '12345',
      orn: null,
      membershipId: null,
      verified: true,
      propertiesCount: 2,
      memberSince: '2025-01-02T03:04:05.000Z',
    })
  })

  it("counts the members' ads for an agency", async () => {
    const { agent } = (await profile(1)).body.data
    expect(agent).toMatchObject({ propertiesCount: 3, phone: '+97144000001', agency: null })
  })

  it('holds neither e-mail nor anything else that was not promised', async () => {
    expect(JSON.stringify((await profile(1)).body)).not.toContain('office@reem.example')
  })
})

describe('Advertisers by name', () => {
  it.each([
    ['layla', [2]],
    ['LAYLA had', [2]],
    ['haddad', [2]],
    ['al reem', [1]],
    ['reem', [1]],
    ['Layla Hadad', [2]],
    ['بيوت', [1]],
    ['الريم', [1]],
    ['بيوت الرمي', [1]],
    ['الخليج', [5]],
    ['شركه الخليج', [5]],
    ['احمد', [7]],
    ['المري', [7]],
    ['أحْمَد', [7]],
    ['zzz', []],
    ['', []],
    ['%', []],
  ])('are found as typed: %s', async (query, ids) => {
    expect(await owners(query)).toEqual(ids)
  })

  it('are named with their kind', async () => {
    const { body } = await get('/agents/auto-complete?query=reem')
    expect(body.data.owners).toEqual([
      {
        id: 1,
        name: 'Al Reem Homes',
        names: { en: 'Al Reem Homes', ar: 'بيوت الريم' },
        kind: 'agency',
        photo: null,
      },
    ])
  })

  it('leave out who has neither a profile nor an ad, and all staff', async () => {
    expect(await owners('silent')).toEqual([])
    expect(await owners('new comer')).toEqual([])
    expect(await owners('staff')).toEqual([])
  })

  it.each(hostileQueries)('survive %s', async (_, text, status) => {
    expect((await get(`/agents/auto-complete?query=${text}`)).status).toBe(status)
  })

  it('fold in the database as everywhere else', async () => {
    const texts = [
      'الشَّارِقَة',
      'الشــارقة',
      'رأس الخيمة',
      'البرشاء',
      'إمارة أمارة ٱمارة',
      'پارك گلف',
      '١٢٣٤ ۱۲۳۴',
      'Ｄｕｂａｉ  Marina—Gate',
      'dubaï (2)',
      '\u202bعقار\u202c & Co.',
    ]
    for (const text of texts) {
      const { rows } = await db.pool.query('select folded($1) as it', [text])
      expect(rows[0].it).toBe(fold(text))
    }
  })
})
