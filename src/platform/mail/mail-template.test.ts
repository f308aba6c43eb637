import { describe, expect, test } from 'vitest'
import { renderMail, textInMail } from './mail-template.ts'

const siteName = { en: 'Dara', ar: 'دارة' }

const letter = {
  to: 'sara@example.com',
  language: 'ar' as const,
  subject: 'تأكيد بريدك\r\nBcc: everybody@example.com',
  name: '<b>سارة</b>',
  paragraphs: ['{{7*7}} & ${7*7}'],
  link: { label: 'تأكيد', url: 'https://dara.example/ar/verify/abc?a=1&b="2"' },
  footer: 'وصلتك هذه الرسالة',
}

describe('a mail', () => {
  test('says its language and direction on html and on body', () => {
    const { html } = renderMail(letter, siteName)
    expect(html).toContain('<html lang="ar" dir="rtl">')
    expect(html).toContain('<body lang="ar" dir="rtl"')
  })

  test('says the same in plain text, link included', () => {
    const { text } = renderMail(letter, siteName)
    for (const said of [
      'مرحبًا <b>سارة</b>،',
      ...letter.paragraphs,
      letter.link.url,
      letter.footer,
    ]) {
      expect(text).toContain(said)
    }
  })

  test('names the site in the language of its reader', () => {
    const { text, html } = renderMail(letter, siteName)
    expect(text).toContain('دارة · وصلتك هذه الرسالة')
    expect(html).toContain('دارة · وصلتك هذه الرسالة')
    expect(renderMail({ ...letter, language: 'en' }, siteName).text).toContain('Dara · ')
  })

  test('shows what people wrote as they wrote it and runs none of it', () => {
    const { html } = renderMail(letter, siteName)
    expect(html).toContain('&lt;b&gt;سارة&lt;/b&gt;')
    expect(html).toContain('{{7*7}} &amp; ${7*7}')
    expect(html).toContain('href="https://dara.example/ar/verify/abc?a=1&amp;b=&quot;2&quot;"')
    expect(html).not.toContain('<b>')
  })

  test.each([
    ['evil.example', 'Hello evil. example,'],
    [' \u200b ', 'Hello,'],
    [undefined, 'Hello,'],
  ])('greets %o by what is no link, or without a name', (name, greeting) => {
    const { text, html } = renderMail({ ...letter, language: 'en', name }, siteName)
    expect(text.startsWith(`${greeting}\n`)).toBe(true)
    expect(html).toContain(`>${greeting}<`)
  })

  test.each([
    ['en', 'Hello Sara,'],
    ['ar', 'مرحبًا سارة،'],
  ] as const)('greets in its language, %s, who has a name in it', (language, greeting) => {
    const called = { name: 'Sara', names: { en: 'Sara', ar: 'سارة' } }
    const { text } = renderMail({ ...letter, language, ...called }, siteName)
    expect(text.startsWith(`${greeting}\n`)).toBe(true)
  })

  test('has a subject of one line, so that nobody adds a header', () => {
    expect(renderMail(letter, siteName).subject).not.toMatch(/[\r\n]/)
  })
})

describe('a mail that lists things', () => {
  const listing = {
    ...letter,
    language: 'en' as const,
    groups: [
      {
        heading: 'Flats & <b>more</b>',
        items: [
          { title: 'A home', url: 'https://dara.example/a?b=1&c=2', notes: ['New', 'AED 1'] },
        ],
      },
    ],
    stop: { label: 'Stop these emails', url: 'https://dara.example/en/my-searches/stop/abc' },
  }

  test('has them between its paragraphs and its link, and how to end it last', () => {
    const { text, stopUrl } = renderMail(listing, siteName)
    expect(text).toContain(
      '\n\nFlats & <b>more</b>\n\nA home\nNew\nAED 1\nhttps://dara.example/a?b=1&c=2\n\n',
    )
    expect(text.endsWith(`\n\nStop these emails:\n${listing.stop.url}\n`)).toBe(true)
    expect(stopUrl).toBe(listing.stop.url)
    expect(renderMail(letter, siteName).stopUrl).toBeUndefined()
  })

  test('links them, and runs nothing of what people wrote', () => {
    const { html } = renderMail(listing, siteName)
    expect(html).toContain('Flats &amp; &lt;b&gt;more&lt;/b&gt;</h2>')
    expect(html).toContain('href="https://dara.example/a?b=1&amp;c=2"')
    expect(html).toContain(`href="${listing.stop.url}"`)
  })
})

describe('a name', () => {
  test.each([
    ['You won: https://evil.example/claim', 'You won: https evil. example/claim'],
    ['www.evil.example', 'www. evil. example'],
    ['evil。example', 'evil. example'],
    ['1.2.3.4/login', '1. 2. 3. 4/login'],
    ['evil.\u200bcom', 'evil. com'],
    ['evil\u2024com', 'evil. com'],
    ['https:\u200b//evil.example', 'https evil. example'],
    ['x\u2028y.example', 'x y. example'],
    ['ไทยดี.com/prize', 'ไทยดี. com/prize'],
    ['हिन्दी.com', 'हिन्दी. com'],
    ['பணம்.com', 'பணம். com'],
    ['evil\u0301.com', 'evil\u0301. com'],
    ['evil.\u0301com', 'evil. \u0301com'],
    ['evil_.com', 'evil_. com'],
    ['🏠.com', '🏠. com'],
    ['evil\ufe52com', 'evil. com'],
    ['see //evil.example', 'see  evil. example'],
    ['see ////evil', 'see  evil'],
    ['A.Hassan & Sons', 'A. Hassan & Sons'],
  ])('that is an address becomes no link: %s', (name, shown) => {
    expect(textInMail(name)).toBe(shown)
  })

  test('takes the length of a long number, not its square', () => {
    const before = process.cpuUsage()
    expect(textInMail('1'.repeat(40_000))).toHaveLength(40_000)
    expect(process.cpuUsage(before).user / 1_000).toBeLessThan(250)
  })

  test.each(['سارة الحداد', 'Dr. A. O’Neil-Khan Jr.', 'Villas No. 1 L.L.C', 'Sale/rent .NET'])(
    'is shown as it is: %s',
    (name) => expect(textInMail(name).replaceAll(' ', '')).toBe(name.replaceAll(' ', '')),
  )
})
