import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import type { PageContext } from '#platform/page-context.ts'
import { openSite } from '#test/site.ts'
import type { Renderer } from './pages/page-handler.ts'

test('A script that found its way into a page is not named in the policy', async () => {
  const scripts = (mark: string) => [
    '<script>alert(1)</script>',
    '<script type="module">alert(1)</script>',
    '<script nonce="">alert(1)</script>',
    '<script nonce="00000000000000000000000000000000">alert(1)</script>',
    '<script title="<b">alert(1)</script>',
    `<link nonce="${mark}"/><script id="a" nonce="${mark}">own(1)</script>`,
    `<script nonce="${mark}" type="application/json">{}</script>`,
    `<meta property="csp-nonce" content="${mark}"/>`,
  ]
  let mark = ''
  const renderer: Renderer = {
    fetch: async (_request, { context }) => {
      mark = (context as PageContext).scriptMark
      return new Response(`<!doctype html>${scripts(mark).join('')}`)
    },
  }
  const { app } = await openSite({ env: { WORKER: 'off' }, renderer })
  const hash = createHash('sha256').update('own(1)').digest('base64')
  const policies = [await app.inject('/en'), await app.inject('/ar')].map(({ headers, body }) => {
    expect(mark).toMatch(/^[\da-f]{32}$/)
    expect(body).not.toContain(mark)
    expect(body).toContain('<link/><script id="a">own(1)</script>')
    return /script-src ([^;]*)/.exec(String(headers['content-security-policy']))?.[1]
  })
  expect(policies).toEqual([`'self' 'sha256-${hash}'`, `'self' 'sha256-${hash}'`])
})
