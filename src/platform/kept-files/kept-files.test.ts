import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { minuteMs } from '#i18n/time-units.ts'
import { keepFiles } from './kept-files.ts'

/** A site of one kept file, which is made by `make` when it is asked for. */
function siteOf(make: () => Promise<string>, now: () => number) {
  const app = Fastify()
  app.decorateRequest('isServerBehind', false)
  const { send } = keepFiles(now)
  app.get('/file', async (_request, reply) => send('file', reply, make))
  return async () => {
    const { statusCode, body } = await app.inject('/file')
    return { statusCode, body }
  }
}

test('a kept file that cannot be made anew is sent until it is two hours old', async () => {
  let isBroken = false
  let ms = minuteMs
  const make = async () => {
    if (isBroken) throw new Error('the database is away')
    return 'names'
  }
  const open = siteOf(make, () => ms)
  const good = { statusCode: 200, body: 'names' }
  expect(await open()).toEqual(good)
  isBroken = true
  ms = (1 + 59) * minuteMs
  expect(await open()).toEqual(good)
  ms = (1 + 119) * minuteMs
  expect(await open()).toEqual(good)
  ms = (1 + 121) * minuteMs
  expect((await open()).statusCode).toBe(500)
})

test('networks take turns at making files, however many callers one of them has', async () => {
  const app = Fastify()
  app.decorateRequest('isServerBehind', false)
  const { send } = keepFiles()
  const made: string[] = []
  app.get<{ Params: { name: string } }>('/:name', async ({ params: { name } }, reply) =>
    send(name, reply, async () => {
      made.push(name)
      return name
    }),
  )
  const ask = (name: string, remoteAddress: string) =>
    app.inject({ url: `/${name}`, remoteAddress })
  const crowd = [1, 2, 3, 4, 5].map((at) => ask(`crowd-${at}`, `198.51.100.${at}`))
  await Promise.all([...crowd, ask('other', '192.0.2.1')])
  expect(made.indexOf('other')).toBeLessThan(2)
})
