import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { AdFields } from '#features/posting/fields/contract.ts'
import { LinkHosts } from './contract/hosts.ts'
import { defaultLinkHosts } from './contract/links.ts'
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
    'https://vimeo.com/76979871/0f1c2b3d4e',
    'https://vimeo.com/showcase/5318042/video/76979871',
    'https://vimeo.com/channels/staffpicks/76979871',
    'https://vimeo.com/manage/videos/76979871?go=to',
    'https://vimeo.com/gotodubai/out-of-town',
    'https://player.vimeo.com/video/76979871?h=8272103f6e&app_id=1',
    'https://www.dailymotion.com/video/x8abcde_exit-tower-by-night_travel',
    'https://www.dailymotion.com/embed/video/x8abcde',
    'https://dai.ly/x8abcde',
    'https://my.matterport.com/models/SxQL3iGyoDo',
    'https://discover.matterport.com/space/SxQL3iGyoDo',
    'https://kuula.co/post/NvX7w',
    'https://kuula.co/share/collection/7lJxy?logo=0&info=0&fs=1&vr=1&sd=1&thumbs=1',
    'https://tour.giraffe360.com/exit-plaza-apartment-1204',
    'https://tour.giraffe360.com/b0f3c7c1d2e84a0c9d1b5a5e4c3f2a10/',
    'https://www.eyespy360.com/en-gb/tour/external-view',
    'https://app.cloudpano.com/tours/0t9V_1bq-?sceneId=go',
    'https://www.ricoh360.com/tours/2c2d8f0b-5a0d-4a37-9a6d-0e2f0c1f7b11',
    'https://theta360.com/s/outXw2v9ZkqLmNbPcRdTfGhJk',
    'https://tour.panoee.com/jump_street_tower/links-golf-villa',
    'https://tour.panoee.net/65a1b2c3d4e5f6/linkedin-house',
    'https://momento360.com/e/u/0a1b2c3d4e5f?utm_campaign=embed&utm_source=other&heading=0',
    'https://kuula.co/شقة-out',
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

  test('is kept and compared without what nobody sees in it', () => {
    const link = 'https://you\u200btube.com/a'
    expect(z.parse(AdFields, { videoUrl: link }).videoUrl).toBe('https://youtube.com/a')
    expect(isAllowed(link)).toBe(false)
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
    'https://vimeo.com/redirect.php?url=https://evil.example',
    'https://vimeo.com/redirect;a?url=https://evil.example',
    'https://vimeo.com/redirect%2ephp?url=https://evil.example',
    'https://vimeo.com/redirect%3Ba',
    'https://vimeo.com/a/redirector/b',
    'https://vimeo.com/redirect_to?u=https://evil.example',
    'https://vimeo.com/Redirect-2/evil.example',
    'https://vimeo.com/_redirect?url=https://evil.example',
    'https://vimeo.com/%20redirect',
    'https://vimeo.com/;/.redirect',
    'https://kuula.co/out.aspx?u=https://evil.example',
    'https://kuula.co/OUT;jsessionid=1?u=https://evil.example',
    'https://kuula.co/out,a',
    'https://kuula.co/url%20?q=https://evil.example',
    'https://kuula.co/exit!',
    'https://kuula.co/out_link?u=https://evil.example',
    'https://kuula.co/external-url/https:/evil.example',
    'https://kuula.co/link?to=https://evil.example',
    'https://kuula.co/go/evil.example',
    'https://kuula.co/goto-evil',
    'https://kuula.co/outbound_1',
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
