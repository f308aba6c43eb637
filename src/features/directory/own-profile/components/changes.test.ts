import { describe, expect, test } from 'vitest'
import type { User } from '#features/accounts/account/contract.ts'
import { faultsIn } from '#platform/browser/check-input.ts'
import { OfficeProfile, PersonProfile } from '../contract.ts'
import { findChangedFields } from './changes-elsewhere.ts'
import { changesOf } from './changes-of.ts'

const english = { id: 2, slug: 'english', name: { en: 'English', ar: 'الإنجليزية' } }

const user: User = {
  id: 7,
  name: 'Huda Aziz',
  email: 'huda@example.com',
  emailVerified: true,
  phone: '+971501112233',
  role: 'agent',
  gender: 'female',
  birthday: '1990-06-15',
  photo: null,
  qrCodeImage: null,
  bio: 'Homes by the sea',
  job: 'Consultant',
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

  test('is taken as a whole, from persons and offices', () => {
    expect(faultsIn(PersonProfile, changesOf(typed(full), user), 'ar')).toEqual([])
    const office = changesOf(typed(full), { ...user, role: 'company' })
    expect(faultsIn(OfficeProfile, office, 'ar')).toEqual([])
  })
})

test('What was changed elsewhere is named with what stands there now', () => {
  const now: User = { ...user, job: 'Broker', emirate: null, languages: [], showPhone: false }
  expect(findChangedFields(user, now, 'en')).toEqual([
    { field: 'job', value: 'Broker' },
    { field: 'emirate', value: '' },
    { field: 'languages', value: '' },
    { field: 'showPhone', value: 'no', isWord: true },
  ])
  expect(findChangedFields(user, user, 'en')).toEqual([])
})
