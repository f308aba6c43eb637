import { afterEach, expect, test, vi } from 'vitest'
import { listPropertyTypes } from '#features/reference/catalogue/contract.ts'
import { call, type CallFailure } from './call.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

type Sent = { status: number; type: string; body: string; isWhole: boolean; after?: string }

function answerWith({ status, type, body, isWhole, after }: Sent) {
  const stream = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode(body))
      if (isWhole) controller.close()
      else controller.error(new TypeError('network error'))
    },
  })
  const headers = { 'content-type': type, ...(after && { 'retry-after': after }) }
  const response = new Response(stream, { status, headers })
  vi.stubGlobal('fetch', async () => response)
}

const failureOf = () =>
  call(listPropertyTypes, {}, { language: 'en' }).then(
    () => undefined,
    (error: unknown) => error as CallFailure,
  )

const refusal = '{"errors":[{"msg":"Taken","code":"taken"}]}'

test.each([200, 400, 409, 500])('An answer %i without its end is none', async (status) => {
  const type = 'application/json; charset=utf-8'
  answerWith({ status, type, body: refusal.slice(0, 10), isWhole: false })
  expect(await failureOf()).toMatchObject({ status: 0, faults: [] })
})

test('A refusal says what is wrong, and that of a proxy keeps its status', async () => {
  answerWith({ status: 409, type: 'application/json', body: refusal, isWhole: true })
  expect(await failureOf()).toMatchObject({ status: 409, faults: [{ code: 'taken' }] })
  answerWith({ status: 413, type: 'text/html', body: '<h1>Too large</h1>', isWhole: true })
  expect(await failureOf()).toMatchObject({ status: 413, faults: [] })
})

test('A refusal for now says when to call again', async () => {
  const refused = { status: 503, type: 'application/json', body: '{"errors":[]}', isWhole: true }
  answerWith({ ...refused, after: '2' })
  expect(await failureOf()).toMatchObject({ status: 503, retryAfterMs: 2_000 })
  answerWith(refused)
  expect((await failureOf())?.retryAfterMs).toBeUndefined()
})
