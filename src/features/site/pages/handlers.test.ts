import { createHash } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { pagePaths } from '#features/reference/page-links/contract.ts'
import { readPublicSettings } from '#features/reference/site-settings/actions.ts'
import { maxPromoted, promotedBlock } from '#features/search/query/contract/limits.ts'
import { messageMonths } from '#features/visitors/contact/contract.ts'
import { formatDuration } from '#i18n/format-members.ts'
import { apiServer } from '#test/api-server.ts'
import { seededDatabase } from '#test/filled-databases.ts'
import { type RulePage, rulePages, type SitePage } from './contract.ts'
import { pageHandlers } from './handlers.ts'

const db = await seededDatabase()
const settings = await readPublicSettings(db.kysely)
const { get } = await apiServer({ db, handlers: pageHandlers({ settings: () => settings }) })

const content = async (path: '/about-us' | '/our-services'): Promise<SitePage> => {
  const { data } = (await get(path)).body
  return path === '/about-us' ? data.aboutUs : data.ourServices
}

const rules = async (page: string): Promise<RulePage> =>
  (await get(`/pages/${page}`)).body.data.page

const textsOf = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : Object.values((value ?? {}) as object).flatMap((inner) => textsOf(inner))

describe('what the company writes about itself', () => {
  it.each(['/about-us', '/our-services'] as const)(
    '%s has its texts in both languages',
    async (path) => {
      const { title, sections } = await content(path)
      expect(title.ar).toMatch(/[ء-ي]/)
      expect(sections.length).toBeGreaterThan(2)
      for (const { heading, body, image } of sections) {
        expect(heading.en).toMatch(/^[A-Z]/)
        expect(heading.ar).toMatch(/^[ء-ي]/)
        expect(body.ar).toMatch(/[ء-ي]/)
        expect(image).toBeNull()
      }
    },
  )

  it('has the name of the site from the settings', async () => {
    const { title } = await content('/about-us')
    expect(title).toEqual({ en: 'About Dara', ar: 'عن دارة' })
    expect(textsOf(await content('/our-services')).join()).not.toContain('{')
  })

  it('changes with its row of the settings, and is a title where the row has the wrong shape', async () => {
    const text = { en: 'New', ar: 'جديد' }
    const page = { title: text, sections: [{ heading: text, body: text, image: null }] }
    const write = (value: unknown) =>
      db.pool.query(`update settings set value = $1 where key = 'ourServices'`, [
        JSON.stringify(value),
      ])
    await write(page)
    expect(await content('/our-services')).toEqual(page)
    await write({ title: 'New' })
    expect(await content('/our-services')).toEqual({
      title: { en: 'Our services', ar: 'خدماتنا' },
      sections: [],
    })
  })
})

describe('the pages of rules', () => {
  const pages: Record<string, RulePage> = {}
  beforeAll(async () => {
    for (const page of rulePages) pages[page] = await rules(page)
  })

  it.each(rulePages)('%s is whole in both languages', (name) => {
    const { title, sections } = pages[name]!
    expect([title.en, title.ar].every(Boolean)).toBe(true)
    expect(new Set(sections.map(({ id }) => id)).size).toBe(sections.length)
    for (const { heading, body } of sections) {
      expect(heading.ar).toMatch(/[ء-ي]/)
      expect(body.en.split('\n').length).toBe(body.ar.split('\n').length)
    }
    const texts = textsOf(pages[name])
    expect(texts.filter((text) => /[{}]|undefined|NaN/.test(text))).toEqual([])
    expect(texts.filter((text) => text.trim() === '')).toEqual([])
  })

  it.each(rulePages)('%s leads to pages of the site', (name) => {
    const known = ['/contact-us', '/property-request', '/account', '/favorites', '/my-searches']
    const urls = pages[name]!.sections.flatMap(({ links }) => links.map(({ url }) => url))
    expect(urls.length).toBeGreaterThan(0)
    for (const url of urls) expect([...known, ...Object.values(pagePaths)]).toContain(url)
  })

  it('name the company of the settings, or the site where there is none', async () => {
    const company = 'Dara Real Estate Marketing'
    for (const name of ['terms', 'privacy']) {
      expect(textsOf(pages[name]).join()).toContain(company)
    }
    const nameless = { ...settings, company: null }
    const site = await apiServer({ db, handlers: pageHandlers({ settings: () => nameless }) })
    const { sections } = (await site.get('/pages/terms')).body.data.page as RulePage
    expect(sections[0]!.body.en).toContain('Dara is run by Dara (“we”)')
  })

  it('say the periods after which the program deletes', () => {
    const stored = pages.privacy!.sections.find(({ id }) => id === 'stored')!
    const row = stored.table!.rows.find(([what]) => what!.en.startsWith('Messages'))!
    expect(row.at(-1)).toEqual({
      en: formatDuration(messageMonths, 'month', 'en'),
      ar: formatDuration(messageMonths, 'month', 'ar'),
    })
    for (const cells of stored.table!.rows) expect(cells).toHaveLength(stored.table!.columns.length)
  })

  it('name every cookie that the site sets', () => {
    const cookies = pages.privacy!.sections.find(({ id }) => id === 'cookies')!
    expect(cookies.table!.rows.map(([name]) => name!.en).toSorted()).toEqual([
      'auth_token',
      'refresh_token',
      'user_name',
      'user_names',
      'visitor',
    ])
  })

  it('say how many places of a page promoted ads have', () => {
    const usual = pages['how-we-rank']!.sections.find(({ id }) => id === 'usual')!
    expect(usual.body.en).toContain(`Each group of ${promotedBlock} ads`)
    expect(usual.body.en).toContain(`at most ${maxPromoted} featured ads`)
  })

  it('are no other ones', async () => {
    for (const page of ['cookies', 'Terms', '%00', '..%2fsettings']) {
      expect((await get(`/pages/${page}`)).status).toBe(404)
    }
  })

  /** Whoever changes a text or a period also changes the day in actions/pages.ts, and the hash here. */
  it.each([
    ['terms', '2026-11-30', 'dd478449e661'],
    ['privacy', '2026-12-01', 'ae33985475ad'],
    ['how-we-rank', '2026-11-29', 'e3aff8e04351'],
  ])('%s says the day of its last change', (name, day, hash) => {
    const { changedOn, sections } = pages[name]!
    const found = createHash('sha256').update(JSON.stringify(sections)).digest('hex').slice(0, 12)
    expect([changedOn, found]).toEqual([day, hash])
  })
})
