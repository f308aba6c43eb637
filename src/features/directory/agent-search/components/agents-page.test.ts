import { describe, expect, test } from 'vitest'
import type { Region } from '#features/reference/place-search/contract.ts'
import { agentsAddress } from './agents-address.ts'
import { areasOf, titleOf } from './agents-page.ts'

const region = (id: number, name: string, ads: number): Region => ({
  id,
  slug: `dubai/${name}`,
  level: 'community',
  name: { en: name, ar: name },
  path: [],
  lat: null,
  lng: null,
  counts: { sale: ads, rent: 0 },
})

const emirate = { id: 1, slug: 'dubai', name: { en: 'Dubai', ar: 'دبي' } }

describe('The areas to choose from', () => {
  const regions = [region(2, 'Deira', 3), region(3, 'Empty', 0)]
  const valuesFor = (id: number, name: string) => {
    const place = { id, slug: name, name: { en: name, ar: name } }
    return areasOf(regions, { ...place, path: [emirate, place] }, 'en').map(({ value }) => value)
  }

  test('are those with ads', () => {
    expect(areasOf(regions, undefined, 'en')).toEqual([{ value: '2', label: 'Deira' }])
  })

  test('hold the chosen one, be it without ads or further down', () => {
    expect(valuesFor(3, 'Empty')).toEqual(['2', '3'])
    expect(valuesFor(9, 'A tower')).toEqual(['9', '2'])
  })

  test('do not hold the emirate itself', () => {
    expect(areasOf(regions, { ...emirate, path: [emirate] }, 'en')).toHaveLength(1)
  })
})

describe('The title', () => {
  test.each([
    [{ kind: undefined, place: undefined, agency: undefined }, 'en', /in the Emirates$/],
    [{ kind: 'agent', place: 'Deira', agency: undefined }, 'en', /agents in Deira$/],
    [{ kind: 'agency', place: 'ديرة', agency: undefined }, 'ar', /^المكاتب العقارية في ديرة$/],
    [{ kind: undefined, place: 'Deira', agency: 'Reem' }, 'en', /^Agents of Reem$/],
  ] as const)('of %o in %s', (asked, language, title) => {
    expect(titleOf(asked, language)).toMatch(title)
  })
})

test('An address holds what belongs to it, in one order', () => {
  const query = { page: '1', language: 'arabic', utm: 'x', emirate: 'dubai', name: '' }
  expect(agentsAddress(query)).toBe('/agents?emirate=dubai&language=arabic')
  expect(agentsAddress({ page: '2', sort: 'ads' })).toBe('/agents?page=2')
  expect(agentsAddress({ sort: 'name' })).toBe('/agents?sort=name')
  expect(agentsAddress({})).toBe('/agents')
})
