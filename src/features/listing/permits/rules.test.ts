import { expect, test } from 'vitest'
import { permitRules } from '#features/reference/permit-rules/rules.ts'
import { permitFaults } from './rules.ts'

const good = {
  permitNumber: '7119552100',
  permitType: 'rera',
  permitExpiresAt: '2027-01-01',
  slugs: ['dubai', 'dubai/dubai-marina'],
}
const codes = (changes: object) =>
  permitFaults({ ...good, ...changes }, '2026-11-20').map(({ code, path }) => `${code} ${path}`)

test.each([
  ['a permit of Dubai', {}],
  ['one of eleven digits', { permitNumber: '71452732992' }],
  ['one whose issuer nobody named', { permitType: null }],
  ['one for holiday homes', { permitType: 'dtcm', permitNumber: 'DOW-29-TLDSY' }],
  ['one of Abu Dhabi', { permitType: 'adrec', permitNumber: '2025-117', slugs: ['abu-dhabi'] }],
  ['one that ends today', { permitExpiresAt: '2026-11-20' }],
  ['none in Sharjah', { permitNumber: null, slugs: ['sharjah', 'sharjah/al-khan'] }],
  ['none in the DIFC', { permitNumber: null, slugs: ['dubai', 'dubai/difc'] }],
])('takes %s', (_, changes) => {
  expect(codes(changes)).toEqual([])
})

test.each([
  ['none in Dubai', { permitNumber: null }, ['permit_needed permitNumber']],
  ['none in Abu Dhabi', { permitNumber: '', slugs: ['abu-dhabi'] }, ['permit_needed permitNumber']],
  ['one of nine digits', { permitNumber: '711955210' }, ['wrong_permit permitNumber']],
  ['one of another emirate', { permitType: 'adrec' }, ['wrong_permit permitType']],
  ['one that is over', { permitExpiresAt: '2026-11-19' }, ['permit_expired permitExpiresAt']],
])('refuses %s', (_, changes, faults) => {
  expect(codes(changes)).toEqual(faults)
})

test('a type has the form of the emirate of the ad, and an emirate without types asks for none', () => {
  const rules = [
    ...permitRules,
    { emirate: 'sharjah', places: [], types: [{ type: 'dtcm', form: '^SH[0-9]{4}$' }], exempt: [] },
    { emirate: 'nowhere', places: [], types: [], exempt: [] },
  ]
  const permit = { ...good, permitType: 'dtcm', slugs: ['sharjah'] }
  const faults = (changes: object) => permitFaults({ ...permit, ...changes }, '2026-11-20', rules)
  expect(faults({ permitNumber: 'SH1234' })).toEqual([])
  expect(faults({ permitNumber: 'DOW-29' })).toEqual([
    { code: 'wrong_permit', path: 'permitNumber' },
  ])
  expect(faults({ permitNumber: null, slugs: ['nowhere'] })).toEqual([])
})
