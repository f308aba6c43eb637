import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openOutgoing } from './outgoing.ts'

const silent = openOutgoing({ resolve: () => new Promise(() => undefined) })
const path = join(tmpdir(), `dara-silent-${process.pid}`)
const wish = { path, maxBytes: 1_000_000, types: /^/, timeoutMs: 200 }
const fetching = (changes: object = {}) =>
  silent.fetchFile('https://crm.example/feed.xml', { ...wish, ...changes })

test('A fetch whose name server is silent ends in time', async () => {
  await expect(fetching()).rejects.toMatchObject({ why: 'answer_too_slow' })
})

test('A fetch whose name server is silent ends where nobody wants it any more', async () => {
  const stopping = new AbortController()
  const waiting = fetching({ timeoutMs: 600_000, signal: stopping.signal })
  const why = new Error('not wanted')
  stopping.abort(why)
  await expect(waiting).rejects.toBe(why)
})
