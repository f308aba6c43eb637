import { describe, expect, test } from 'vitest'
import type { User } from '#features/accounts/account/contract.ts'
import { toSecondField } from '#features/accounts/advertiser/rules/second-texts.ts'
import { faultsIn } from '#platform/browser/check-input.ts'
import { OfficeProfile, PersonProfile } from '../contract.ts'
import { findChangedFields } from './changes-elsewhere.ts'
import { changesOf, type Typed } from './changes-of.ts'

const english = { id: 2, slug: 'english', name: { en: 'English', ar: 'الإنجليزية' } }

const user: User = {
  id: 7,
  name: 'Huda Aziz',
  names: { en: 'Huda Aziz', ar: 'هدى عزيز' },
  email: 'huda@example.com',
  emailVerified: true,
  phone: '+971501112233',
  role: 'agent',
  gender: 'female',
  birthday: '1990-06-15',
  photo: null,
  qrCodeImage: null,
  bio: 'Homes by the sea',
  bios: { en: 'Homes by the sea', ar: null },
  job: 'Consultant',
  jobs: { en: 'Consultant', ar: null },
  languages: [english],
  specialities: [],
  emirate: { id: 1, slug: 'dubai', name: { en: 'Dubai', ar: 'دبي' } },
  companyName: null,
  companyAddress: null,
  whatsapp: null,
  showPhone: true,
  showWhatsapp: true,
  membershipId: null,
  brn: null,
  orn: null,
  verified: false,
  secondFactor: false,
  agency: null,
  createdAt: '2026-01-01T00:00:00.000Z',
}

function typed(fields: Record<string, string | string[]>) {
  const form = new FormData()
  for (const [name, values] of Object.entries(fields)) {
    for (const value of [values].flat()) form.append(name, value)
  }
  return form
}

const full = {
  name: 'Huda Aziz',
  email: 'huda@example.com',
  phone: '050 111 2233',
  emirateId: '1',
  job: 'Consultant',
  bio: 'Homes by the sea',
  languageIds: ['1', '2'],
  specialityIds: ['3'],
}

describe('What a profile form sends', () => {
  test('has choices as numbers and unticked boxes as no', () => {
    expect(changesOf(typed({ ...full, showPhone: 'on' }), user)).toMatchObject({
      emirateId: 1,
      languageIds: [1, 2],
      specialityIds: [3],
      showPhone: true,
      showWhatsapp: false,
    })
  })

  test('names a photo only where a new one was sent', () => {
    expect(changesOf(typed({ ...full, photoId: '' }), user)).not.toHaveProperty('photoId')
    expect(changesOf(typed({ ...full, photoId: 'p1' }), user)).toHaveProperty('photoId', 'p1')
  })

  test('has the papers of its role', () => {
    const office = changesOf(typed({ ...full, orn: '12', brn: '34' }), { ...user, role: 'agency' })
    expect([office, changesOf(typed(full), user)]).toMatchObject([{ orn: '12' }, { brn: '' }])
    expect(office).not.toHaveProperty('brn')
  })

  test.each([
    ['emirateId', { emirateId: '' }],
    ['languageIds', { languageIds: [] }],
    ['specialityIds', { specialityIds: [] }],
    ['job', { job: ' ' }],
    ['bio', { bio: '' }],
    ['email', { email: 'nobody' }],
  ])('is refused at %s where that is missing', (path, missing) => {
    const body = changesOf(typed({ ...full, ...missing }), user)
    expect(faultsIn(PersonProfile, body, 'en').map((fault) => fault.path)).toEqual([path])
  })

  test('has second texts for the language that the first ones are not in', () => {
    const seconds = { secondName: 'هدى عزيز', secondBio: ' ' }
    const arabic = { name: 'هدى عزيز', secondName: 'Huda Aziz', secondJob: 'Consultant' }
    expect(changesOf(typed({ ...full, ...seconds }), user)).toMatchObject({
      names: { ar: 'هدى عزيز' },
      jobs: { ar: null },
      bios: { ar: null },
    })
    expect(changesOf(typed({ ...full, ...arabic }), user)).toMatchObject({
      names: { en: 'Huda Aziz' },
      jobs: { ar: 'Consultant' },
    })
  })

  test('is refused at the field of a second text', () => {
    const body = changesOf(typed({ ...full, secondName: 'x'.repeat(101) }), user)
    const faults = faultsIn(PersonProfile, body, 'en').map(toSecondField)
    expect(faults.map(({ path }) => path)).toEqual(['secondName'])
  })

  test('is taken as a whole, from persons and offices', () => {
    expect(faultsIn(PersonProfile, changesOf(typed(full), user), 'ar')).toEqual([])
    const office = changesOf(typed(full), { ...user, role: 'company' })
    expect(faultsIn(OfficeProfile, office, 'ar')).toEqual([])
  })
})

describe('What was changed elsewhere', () => {
  test('is named with what stands there now', () => {
    const now: User = { ...user, job: 'Broker', emirate: null, languages: [], showPhone: false }
    expect(findChangedFields({ before: user, sent: [], now }, 'en')).toEqual([
      { field: 'job', value: 'Broker' },
      { field: 'emirate', value: '' },
      { field: 'languages', value: '' },
      { field: 'showPhone', value: 'no', isWord: true },
    ])
    expect(findChangedFields({ before: user, sent: [], now: user }, 'en')).toEqual([])
    const named = { ...user, names: { en: 'Huda Aziz', ar: 'هدى العزيز' } }
    expect(findChangedFields({ before: user, sent: [], now: named }, 'ar')).toEqual([
      { field: 'nameInArabic', value: 'هدى العزيز' },
    ])
  })

  test('is not what the form has sent itself, although no answer arrived', () => {
    const shown = { showPhone: 'on', showWhatsapp: 'on' }
    const own = { job: ' Broker ', phone: '٠٥٠ ٩٩٩ ٨٨٧٧', secondName: 'هدى العزيز' }
    const first = changesOf(typed({ ...full, ...shown, ...own }), user)
    const second = changesOf(typed({ ...full, ...shown, ...own, job: 'Owner' }), user)
    const arrived: User = {
      ...user,
      job: 'Broker',
      jobs: { en: 'Broker', ar: null },
      phone: '+971509998877',
      names: { en: 'Huda Aziz', ar: 'هدى العزيز' },
      languages: [{ id: 1, slug: 'arabic', name: { en: 'Arabic', ar: 'العربية' } }, english],
    }
    const fieldsOf = (sent: Typed[], now: User) =>
      findChangedFields({ before: user, sent, now }, 'en').map(({ field }) => field)
    expect(fieldsOf([], arrived)).toEqual(['phone', 'job', 'nameInArabic', 'languages'])
    expect(fieldsOf([first, second], arrived)).toEqual([])

    const others = { ...arrived, brn: '99', job: 'Manager', phone: '+971501234567' }
    expect(fieldsOf([first, second], others)).toEqual(['phone', 'job', 'brn'])
  })
})
