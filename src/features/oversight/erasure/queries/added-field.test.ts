import { expect, test } from 'vitest'
import { type AdField, adFields } from '#features/posting/fields/contract/ad-fields.ts'

const added: Record<string, AdField> = {
  gateCode: { type: 'line', maximum: 20, form: ['facts', 4.5] },
  monthlyYield: { type: 'number', minimum: 0, maximum: 9, form: ['facts', 4.6], isPersonal: true },
  balconies: { type: 'integer', minimum: 0, maximum: 9, form: ['facts', 4.7] },
}
Object.assign(adFields, added)

const { wipedOfAd } = await import('./leftovers.ts')

test('Text of a field that is added to the table is erased with its account, facts stay', () => {
  expect(wipedOfAd).toMatchObject({ gate_code: 'null', monthly_yield: 'null' })
  expect(wipedOfAd).not.toHaveProperty('balconies')
})

test('The number of the ad replaces its reference', () => {
  expect(wipedOfAd).toMatchObject({ reference_id: 'p.id::text', owner_name: 'null' })
})
