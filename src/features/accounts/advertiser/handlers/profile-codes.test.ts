import decodeQR from 'qr/decode.js'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { asker, signUp } from '#test/people.ts'
import { openSite } from '#test/site.ts'

const site = await openSite({ env: { WORKER: 'off' } })
const { app, agentId, unverifiedId } = site

const codeOf = (id: number | string) =>
  app.inject({ url: `/media/profile-codes/${id}.svg`, headers: { host: 'dara.example' } })

test('the code of a profile leads to it', async () => {
  const answer = await codeOf(agentId)
  expect(answer.headers['content-type']).toBe('image/svg+xml')
  expect(answer.headers['content-security-policy']).toBe("default-src 'none'; sandbox")
  const picture = sharp(Buffer.from(answer.body)).resize(400).ensureAlpha().raw()
  const { data, info } = await picture.toBuffer({ resolveWithObject: true })
  expect(decodeQR({ data, width: info.width, height: info.height })).toBe(
    `http://dara.example/agents/${agentId}/sara-haddad`,
  )
})

test.each([unverifiedId, 99_999, 'x', '1e1'])('there is none for %s', async (id) => {
  expect((await codeOf(id)).statusCode).toBe(404)
})

test('an account names the picture of its own code', async () => {
  const { user } = await signUp(site, { email: 'coded@example.com' })
  const { token } = (
    await asker(site)('POST', '/auth/login', {
      body: { email: 'coded@example.com', password: 'mint tea' },
    })
  ).body.data
  const answer = await asker(site)('GET', '/auth/account', { token })
  const code = answer.body.data.user.qrCodeImage
  expect(code).toMatchObject({ url: `/media/profile-codes/${user.id}.svg`, width: 512 })
  expect((await app.inject(code.url)).statusCode).toBe(200)
})
