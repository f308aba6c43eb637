import fc from 'fast-check'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { searchFixtures } from '#test/search-fixtures.ts'
import { defaultLinkHosts } from './contract/links.ts'
import { createLinkHostsFollower } from './actions.ts'
import { isVideoShown } from './queries.ts'
import { type LinkHosts, withAllowedLinks } from './rules.ts'

const { ads, db, server } = await searchFixtures(12, 3)
const id = ads[0]!.id

/** What search says of an ad with these videos, and whether its page would show one. */
async function readBoth(urls: readonly string[], hosts: LinkHosts) {
  const isShown = isVideoShown(sql`${urls}::text[]`, hosts)
  const { rows } = await sql<{ shown: boolean }>`select ${isShown} as shown`.execute(db.kysely)
  const page = withAllowedLinks({ videos: urls.map((url) => ({ url })), virtualTour: null }, hosts)
  return { search: rows[0]?.shown, page: page.videos.length > 0 }
}

const idsWith = async (query: string): Promise<number[]> => {
  const { body } = await server.get(`/properties?limit=100&${query}`)
  return body.data.properties.map((one: { id: number }) => one.id)
}

const setVideos = (urls: readonly string[]) =>
  db.pool.query('update properties set video_urls = $2 where id = $1', [id, urls])

const setHosts = (hosts: LinkHosts) =>
  db.pool.query(
    `insert into settings (key, value) values ('linkHosts', $1::jsonb)
    on conflict (key) do update set value = excluded.value`,
    [JSON.stringify(hosts)],
  )

describe('The filter for ads with a video', () => {
  const hosts = ['youtu.be', 'www.youtube.com', '*.kuula.co', '*.tours.example']
  const host = fc.constantFrom(
    'youtu.be',
    'YouTu.be',
    'www.youtube.com',
    'kuula.co',
    'a.kuula.co',
    'a.b.kuula.co',
    'evilkuula.co',
    'youtu.be.evil.example',
    'evil.example',
    'user@youtu.be',
    'youtu.be:443',
    '127.0.0.1',
    'yout_u.be',
    'youtu%2ebe',
    'youtu.be.',
    '',
    'YOUTU\u212A.be',
    'you\u00adtu.be',
  )
  const scheme = fc.constantFrom(
    'https://',
    'HTTPS://',
    'http://',
    '//',
    '',
    'https:/',
    ' https://',
  )
  const rest = fc.constantFrom(
    '',
    '/',
    '/a?b#c',
    '?a',
    '#a',
    '/شقة',
    '\\a',
    '/a b',
    '/a\tb',
    '/a\n',
    '/a\u200b',
    '/\u202e',
    '/%00',
    '/a\u0085',
    '/a\u00a0b',
    '/a\\b',
    '/a\ufeff',
    '/@evil.example',
    '/a\u00ad',
    '/watch?v=a',
    '/Watch',
    '/embed/a-B_1',
    '/shorts/a/#t',
    '/redirect?q=https://evil.example',
    '/a/REDIRECT',
    '//redirect',
    '/%72edirect',
    '/a%2fb',
    '/url',
    '/\u017fredirect',
    '/lin\u212Aout',
    '/linkout',
    '/watch/../redirect#a',
    '/%D8%B4?url=/out',
    '/redirect.php',
    '/redirect;a',
    '/redirect%2ea',
    '/_redirect-to',
    '/%20|out^',
    '/out_link',
    '/out-of-town',
    '/exit_tower',
    '/url%D8%B4',
    '/شقة-out',
  )
  const link = fc.tuple(scheme, host, rest).map((parts) => parts.join(''))
  const video = fc.oneof(link, fc.constantFrom('/media/files/a.mp4', '//youtu.be/a', '/', 'a'))

  test('says of every list of videos what the page of the ad shows', async () => {
    const lists = fc.array(video, { maxLength: 3 })
    await fc.assert(
      fc.asyncProperty(lists, async (urls) => {
        const { search, page } = await readBoth(urls, hosts)
        expect(search).toBe(page)
      }),
      { numRuns: 600 },
    )
  })

  test('leaves out an ad whose only video leads to another site, and follows the setting', async () => {
    await setHosts(defaultLinkHosts)
    await setVideos(['https://tours.example/a'])
    const follow = createLinkHostsFollower(db.kysely)
    await follow()
    expect(await idsWith('has_video=1')).not.toContain(id)
    expect(await idsWith('has_video=0')).toContain(id)

    await setHosts([...defaultLinkHosts, 'tours.example'])
    expect(await follow()).toBe(1)
    expect(await idsWith('has_video=1')).toContain(id)
    expect(await follow()).toBe(0)

    await setHosts(defaultLinkHosts)
    expect(await follow()).toBe(1)
    expect(await idsWith('has_video=1')).not.toContain(id)
  })

  test('counts an upload, whatever the setting', async () => {
    await setVideos(['/media/files/a.mp4', 'https://evil.example/'])
    await setHosts([])
    await createLinkHostsFollower(db.kysely)()
    expect(await idsWith('has_video=1')).toContain(id)
  })
})
