import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { AdFields } from '#features/ad-rules/contract.ts'
import { defaultLinkHosts, LinkHosts } from './contract.ts'
import { isAllowedLink, linkFaults, siteNames, withAllowedLinks } from './rules.ts'

const isAllowed = (link: string) => isAllowedLink(link, defaultLinkHosts)
const isWellFormed = (videoUrl: string) => z.safeParse(AdFields, { videoUrl }).success

describe('A link of an ad', () => {
  test.each([
    'https://www.youtube.com/watch?v=abcdefghijk',
    'https://youtu.be/abcdefghijk?t=10',
    'https://www.youtube.com/embed/abc_DEF-1?start=3',
    'https://www.youtube-nocookie.com/embed/abc_DEF-1',
    'https://m.youtube.com/shorts/abc',
    'https://www.youtube.com/live/abc?feature=share',
    'https://www.youtube.com/playlist?list=PL1',
    'https://vimeo.com/outdoors/about-redirects',
    'https://vimeo.com/%D8%B4%D9%82%D8%A9?url=https://evil.example',
    'https://vimeo.com/123#t=5s',
    'https://my.matterport.com/show/?m=abc&lang=ar',
    'https://kuula.co/share/collection/7lJxy?fs=1',
    'https://vimeo.com/شقة',
    'HTTPS://WWW.YouTube.com/watch?v=a',
  ])('may be %s', (link) => {
    expect([isWellFormed(link), isAllowed(link)]).toEqual([true, true])
  })

  test.each([
    'http\u017f://youtube.com/a',
    'http://www.youtube.com/watch?v=a',
    `${'java'}script:alert(1)//youtube.com`,
    'data:text/html,https://youtube.com',
    'ftp://youtube.com/a',
    '//youtube.com/a',
    'youtube.com/a',
    'https:youtube.com/a',
    'https:/youtube.com/a',
    'https:///youtube.com/a',
    'https:\\\\youtube.com\\a',
    'https://youtube.com\\@evil.example/a',
    'https://youtube.com\\.evil.example/a',
    'https://user@youtube.com/a',
    'https://user:secret@youtube.com/a',
    'https://youtube.com@evil.example/a',
    'https://youtube.com:443/a',
    'https://youtube.com:8443/a',
    'https://youtube.com:/a',
    'https://youtube.com./a',
    'https://.youtube.com/a',
    'https://you tube.com/a',
    'https://youtube.com/a b',
    'https://youtube.com/a\tb',
    'https://youtube.com/a\nb',
    'https://you\u200btube.com/a',
    'https://youtube%2ecom/a',
    'https://youtube.com%2f@evil.example',
    'https://youtube.com%00.evil.example/',
    'https://youtube。com/a',
    'https://yоutube.com/a',
    'https://ｙoutube.com/a',
    'https://127.0.0.1/a',
    'https://0x7f.0.0.1/a',
    'https://2130706433/a',
    'https://0177.0.0.01/a',
    'https://[::1]/a',
    'https://[::ffff:127.0.0.1]/a',
    'https://localhost/a',
    'https://',
  ])('is not %s', (link) => {
    expect([isWellFormed(link), isAllowed(link)]).toEqual([false, false])
  })

  test.each([
    'https://www.youtube.com/redirect?q=https://evil.example',
    'https://www.youtube.com/REDIRECT?q=https://evil.example',
    'https://www.youtube.com/redirect/?q=https://evil.example',
    'https://www.youtube.com//redirect?q=https://evil.example',
    'https://www.youtube.com/watch/../redirect?q=https://evil.example',
    'https://www.youtube.com/%72edirect?q=https://evil.example',
    'https://m.YouTube.com/redirect#q=https://evil.example',
    'https://www.youtube.com/signin?next=https://evil.example',
    'https://www.youtube.com/attribution_link?u=/redirect',
    'https://www.youtube.com',
    'https://youtu.be',
    'https://youtu.be/redirect/more',
    'https://vimeo.com/redirect?url=https://evil.example',
    'https://vimeo.com/a/Out/b',
    'https://vimeo.com/a%2Fredirect?url=https://evil.example',
    'https://kuula.co/url?q=https://evil.example',
    'https://kuula.co/goto',
  ])('does not lead on through an allowed site: %s', (link) => {
    expect([isWellFormed(link), isAllowed(link)]).toEqual([true, false])
    expect(linkFaults({ videoUrl: link }, defaultLinkHosts)).toMatchObject([
      { code: 'link_not_allowed', path: 'videoUrl' },
    ])
  })

  test.each([
    'https://evil.example/youtube.com',
    'https://evil.example/?https://youtube.com/',
    'https://youtube.com.evil.example/a',
    'https://evilyoutube.com/a',
    'https://evil.youtube.com/a',
    'https://EVIL.EXAMPLE/a',
    'https://xn--yutube-wqf.com/a',
    'https://127.0.0.1.nip.io/a',
  ])('leads to no other site: %s', (link) => {
    expect(isAllowed(link)).toBe(false)
    expect(linkFaults({ virtualTour: link }, defaultLinkHosts)).toMatchObject([
      { code: 'link_not_allowed', path: 'virtualTour' },
    ])
  })

  test('that is well formed means the same to a browser', () => {
    for (const link of [
      'https://youtu.be/a',
      'https://YouTube.com/watch?a#b',
      'https://kuula.co/a@b:c',
    ]) {
      const { protocol, username, password, port } = new URL(link)
      expect([isAllowed(link), protocol, username, password, port]).toEqual([
        true,
        'https:',
        '',
        '',
        '',
      ])
    }
  })
})

describe('A list of hosts', () => {
  test('names hosts exactly, and those below one only where it says so', () => {
    const hosts = ['*.kuula.co', 'youtu.be']
    const found = ['a.kuula.co', 'a.b.kuula.co', 'kuula.co', 'evilkuula.co', 'www.youtu.be']
    expect(found.map((host) => isAllowedLink(`https://${host}/`, hosts))).toEqual([
      true,
      true,
      false,
      false,
      false,
    ])
  })

  test.each(['*', '*.', 'https://youtu.be', 'youtu.be/', 'YouTu.be', '127.0.0.1', 'localhost'])(
    'has no place for %s',
    (entry) => {
      expect(LinkHosts.safeParse([entry]).success).toBe(false)
    },
  )

  test('is read out as the names of sites', () => {
    expect(siteNames(['www.youtube.com', 'youtube.com', '*.kuula.co'])).toBe(
      'youtube.com · kuula.co',
    )
  })
})

test('An ad is shown with its own uploads and with links to allowed sites only', () => {
  const videos = [
    { url: '/media/files/a.mp4' },
    { url: 'https://evil.example/' },
    { url: 'https://youtu.be/a' },
  ]
  const ad = { videos, virtualTour: 'http://127.0.0.1/' }
  expect(withAllowedLinks(ad, defaultLinkHosts)).toEqual({
    videos: [videos[0], videos[2]],
    virtualTour: null,
  })
})
