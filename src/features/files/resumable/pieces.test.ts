import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { type ClientRequest, type IncomingMessage, request as httpRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { countHit } from '#platform/session/throttle.ts'
import { signUp } from '#test/people.ts'
import { openSite } from '#test/site.ts'

const dataDir = join(tmpdir(), `dara-pieces-${process.pid}`)
afterAll(() => rm(dataDir, { recursive: true, force: true }))
const site = await openSite({ env: { WORKER: 'off', DATA_DIR: dataDir, RATE_LIMITS: 'on' } })
const { kysely: db } = site.db
await site.app.listen({ port: 0, host: '127.0.0.1' })
const { port } = site.app.server.address() as AddressInfo

const whole = 1_000
type Person = { token: string }

function send(
  method: string,
  path: string,
  { token, ...headers }: Person & Record<string, string>,
) {
  const url = `http://127.0.0.1:${port}${path}`
  const common = { authorization: `Bearer ${token}`, 'tus-resumable': '1.0.0' }
  return httpRequest(url, { method, headers: { ...common, ...headers } })
}

const answerTo = async (sent: ClientRequest) => {
  const [answer] = (await once(sent, 'response')) as [IncomingMessage]
  const text = Buffer.concat(await answer.toArray()).toString()
  return { status: answer.statusCode, headers: answer.headers, text }
}

async function begin({ token }: Person) {
  const sent = send('POST', '/api/files/resumable', { token, 'upload-length': String(whole) })
  const { headers } = await answerTo(sent.end())
  return String(headers.location)
}

/** A piece of which only the first half comes. */
function sendHalf(path: string, { token }: Person) {
  const type = 'application/offset+octet-stream'
  const headers = { 'upload-offset': '0', 'content-type': type, 'content-length': String(whole) }
  const sent = send('PATCH', path, { token, ...headers })
  sent.on('error', () => undefined)
  sent.write(Buffer.alloc(whole / 2))
  return sent
}

test('An account sends six pieces at once, and the next one when one of these has ended', async () => {
  const sara = await signUp(site, { email: 'sara@pieces.example' })
  const omar = await signUp(site, { email: 'omar@pieces.example' })
  const paths = await Promise.all(Array.from({ length: 7 }, () => begin(sara)))
  const [last = '', ...others] = paths
  const halves = others.map((path) => sendHalf(path, sara))
  await sleep(500)
  const refused = await answerTo(sendHalf(last, sara))
  expect([refused.status, refused.headers['retry-after']]).toEqual([503, '1'])
  expect(JSON.parse(refused.text).errors[0].code).toBe('overloaded')
  const elsewhere = sendHalf(await begin(omar), omar).end(Buffer.alloc(whole / 2))
  expect((await answerTo(elsewhere)).status).toBe(204)
  const [first, ...rest] = halves
  first!.end(Buffer.alloc(whole / 2))
  expect((await answerTo(first!)).status).toBe(204)
  const next = sendHalf(last, sara).end(Buffer.alloc(whole / 2))
  expect((await answerTo(next)).status).toBe(204)
  for (const half of rest) half.destroy()
})

test('An account sends so many pieces in an hour', async () => {
  const noor = await signUp(site, { email: 'noor@pieces.example' })
  const path = await begin(noor)
  const key = `upload/pieces/${noor.user.id}`
  await countHit(db, { key, max: 3_000, seconds: 3600, times: 2_999, now: new Date() })
  const statusOf = async () => {
    const sent = sendHalf(path, noor).end(Buffer.alloc(whole / 2))
    return (await answerTo(sent)).status
  }
  expect([await statusOf(), await statusOf()]).toEqual([204, 429])
})
