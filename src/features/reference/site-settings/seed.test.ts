import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import { describe, expect, test } from 'vitest'
import { defaultLinkHosts } from '#features/reference/link-hosts/contract/links.ts'
import { Settings } from './contract.ts'

const folder = new URL('../../../../db/seed/', import.meta.url)
const read = (name: string) => readFileSync(new URL(name, folder), 'utf8')
const slugsOf = (name: string) =>
  new Map(parse<Record<string, string>>(read(name), { columns: true }).map((r) => [r.id, r.slug]))

const settings = Settings.parse(JSON.parse(read('settings.json')))

describe('the settings a new site starts with', () => {
  test('bear the name, the rates and a telephone of Dubai', () => {
    expect(settings.siteName).toEqual({ en: 'Dara', ar: 'دارة' })
    expect(settings.mortgage).toEqual({ minRate: 2.75, maxRate: 6.99, defaultRate: 4.5 })
    expect(settings.measurement).toBe('sqft')
    expect(settings.contact.phone).toMatch(/^\+9714\d{7}$/)
  })

  test('allow links of ads to the sites that are allowed where nothing is set', () => {
    expect(settings.linkHosts).toEqual(defaultLinkHosts)
  })

  test('offer twelve searches of places and types that exist', () => {
    const places = slugsOf('locations.csv')
    const types = [...slugsOf('property-types.csv').values()]
    expect(settings.popularSearches.length).toBe(12)
    for (const { label, url } of settings.popularSearches) {
      const { pathname, searchParams } = new URL(url, 'http://site')
      expect(pathname).toBe('/properties')
      expect(types).toContain(searchParams.get('property_type') ?? 'apartment')
      const leaf = places
        .get(searchParams.get('locations') ?? '')
        ?.split('/')
        .at(-1)
      expect(label.en.toLowerCase().replaceAll(' ', '-')).toContain(
        leaf?.replace(/-jvc$|-jlt$/, ''),
      )
    }
  })
})
