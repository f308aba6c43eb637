import { describe, expect, it } from 'vitest'
import { siteOf } from '#features/reference/site-settings/components/site-settings.ts'
import { defaultSettings } from '#features/reference/site-settings/rules.ts'
import { siteData, structuredData } from './structured-data.ts'

describe('structured data', () => {
  it('cannot end its own script, whatever a text holds', () => {
    const { children } = structuredData({ name: '</script><script>alert(1)</script>' })
    expect(children).not.toContain('<')
    expect(JSON.parse(children).name).toBe('</script><script>alert(1)</script>')
  })

  it('tells search engines how to search the site in the page’s language', () => {
    const data = JSON.parse(
      siteData(siteOf(defaultSettings, 'ar'), 'https://dara.example', 'ar').children,
    )
    expect(data['@graph'][0].potentialAction.target.urlTemplate).toBe(
      'https://dara.example/ar/properties?keyword={search_term_string}',
    )
    expect(data['@graph'].map((thing: { name: string }) => thing.name)).toEqual(['دارة', 'دارة'])
  })
})
