import { expect, test } from 'vitest'
import { openSite } from '#test/site.ts'

const drawn: string[] = []
const renderer = {
  fetch: async ({ url }: Request) => {
    drawn.push(new URL(url).pathname)
    return new Response(`<!doctype html><title>${url}</title>`)
  },
}
const site = await openSite({ renderer })

const token = 'a-token_of-a-mailed-link'
const names = ['verify', 'reset-password', 'join', 'newsletter/confirm', 'newsletter/unsubscribe']
const pages = names.flatMap((page) => ['', '/en', '/ar'].map((prefix) => `${prefix}/${page}`))

test.each(pages)(
  '%s with a token is kept by nobody and names its address to nobody',
  async (page) => {
    for (const url of [`${page}/${token}`, `${page}/${token}/?from=mail`, page]) {
      const answer = await site.app.inject(url)
      expect(answer.statusCode).toBe(200)
      expect(answer.headers['cache-control']).toBe('no-store')
      expect(answer.headers['referrer-policy']).toBe('no-referrer')
      expect(answer.headers['content-security-policy']).toContain("default-src 'none'")
    }
  },
)

test.each(pages)('%s is drawn anew each time, and without the token', async (page) => {
  drawn.length = 0
  const first = await site.app.inject(`${page}/${token}`)
  const second = await site.app.inject(`${page}/${token}`)
  expect(drawn).toEqual([page, page])
  expect(first.body + second.body).not.toContain(token)
})

test('other pages are kept, and say where a link was followed on this site', async () => {
  drawn.length = 0
  for (const _ of [1, 2]) {
    const { headers } = await site.app.inject('/en/about-us')
    expect(headers['cache-control']).toMatch(/^public/)
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
  }
  expect(drawn).toEqual(['/en/about-us'])
})

test('no token is in the log', async () => {
  for (const page of pages) await site.app.inject(`${page}/${token}`)
  expect(site.logged()).not.toContain(token)
})
