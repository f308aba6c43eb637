import { createSocket } from 'node:dgram'
import { lookup } from 'node:dns/promises'
import { once } from 'node:events'
import { afterAll, expect, test } from 'vitest'
import { openNames } from './names.ts'

/** A name server that takes every question and answers none, or says that there is no such name. */
const server = createSocket('udp4')
let isSilent = true
server.on('message', (question, from) => {
  if (isSilent) return
  const answer = Buffer.from(question)
  answer.writeUInt16BE(0x8183, 2)
  server.send(answer, from.port, from.address)
})
server.bind(0, '127.0.0.1')
await once(server, 'listening')
afterAll(() => void server.close())

const find = openNames([`127.0.0.1:${server.address().port}`])

test('names whose server is silent are given up, and keep nobody else from finding a name', async () => {
  isSilent = true
  const start = performance.now()
  const silent = Array.from({ length: 40 }, (_, at) => find(`host-${at}.example`))
  expect(await lookup('localhost')).toMatchObject({ address: expect.any(String) })
  expect(performance.now() - start).toBeLessThan(1_500)
  expect(await Promise.all(silent)).toEqual(silent.map(() => []))
})

test('a name that does not exist has no addresses', async () => {
  isSilent = false
  expect(await find('nowhere.example')).toEqual([])
})
