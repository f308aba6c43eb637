import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { strangerPages } from '#test/http/stranger-pages.ts'
import { isFetchable, NotFetched, openOutgoing, type OutgoingOptions } from './outgoing.ts'

/** Loopback plays the world: 127.0.0.2 is a public address of it, 127.0.0.1 an inner one. */
const outside = '127.0.0.2'
const asked: string[] = []
let port = 0

const server = createServer((request, reply) => {
  asked.push(`${request.headers.host} ${request.url}`)
  const page = strangerPages[request.url ?? '']
  if (page) page(request, reply)
  else reply.writeHead(404).end()
})

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dara-outgoing-'))
  await new Promise<void>((resolve) => server.listen(0, '0.0.0.0', resolve))
  port = (server.address() as AddressInfo).port
})
afterAll(async () => {
  server.closeAllConnections()
  server.close()
  await rm(folder, { recursive: true, force: true })
})

const found = (address: string) => [{ address, family: 4 }]

const options = (changes: Partial<OutgoingOptions> = {}): Partial<OutgoingOptions> => ({
  resolve: async () => found(outside),
  isReachable: (address) => address === outside,
  isPlain: true,
  idleMs: 500,
  ...changes,
})

const wish = (changes: object = {}) => ({
  path: join(folder, 'file'),
  maxBytes: 1_000_000,
  types: /xml|csv|gzip/,
  timeoutMs: 20_000,
  ...changes,
})

const at = (path: string, host = 'crm.example') => `http://${host}:${port}${path}`

const whyNot = async (
  address: string,
  how: Partial<OutgoingOptions> = options(),
  asking: object = {},
) => {
  const refused = await openOutgoing(how)
    .fetchFile(address, wish(asking))
    .catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(NotFetched)
  return (refused as NotFetched).why
}

describe('An address to fetch', () => {
  test.each([
    'https://crm.example/feed.xml',
    'https://crm.example:443/a?key=1',
    'https://8.8.8.8/',
  ])('may be %s', (address) => expect(isFetchable(address)).toBe(true))

  test.each([
    'http://crm.example/feed.xml',
    'https://crm.example:8443/',
    'ftp://crm.example/',
    'file:///etc/passwd',
    'https://user:secret@crm.example/',
    'https://127.0.0.1/',
    'https://[::1]/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://[::ffff:10.0.0.1]/',
    'gopher://crm.example',
    'feed.xml',
    '',
  ])('may not be %s', (address) => expect(isFetchable(address)).toBe(false))
})

describe('Fetching', () => {
  test('looks at no more than the start of a type', async () => {
    const { type } = await openOutgoing(options()).fetchFile(at('/typed.xml'), wish())
    expect(type).toHaveLength(100)
  })

  test('writes what it got and says what it is, through redirects too', async () => {
    const outgoing = openOutgoing(options())
    const direct = await outgoing.fetchFile(at('/feed.xml'), wish())
    expect(direct).toEqual({ bytes: 7, type: 'text/xml' })
    expect(await readFile(wish().path, 'utf8')).toBe('<list/>')
    expect(await outgoing.fetchFile(at('/moved'), wish())).toEqual(direct)
  })

  test('keeps what is packed as it came, so that nothing unpacks on the way', async () => {
    const { bytes } = await openOutgoing(options()).fetchFile(at('/packed.xml'), wish())
    expect(bytes).toBeLessThan(100_000)
    expect((await readFile(wish().path)).length).toBe(bytes)
  })

  test('takes what comes line by line', async () => {
    const { bytes } = await openOutgoing(options()).fetchFile(at('/lines.xml'), wish())
    expect(bytes).toBe(500_000)
  })

  test('asks nobody whose address is not public', async () => {
    const before = asked.length
    const inner = options({ resolve: async () => found('127.0.0.1') })
    expect(await whyNot(at('/feed.xml'), inner)).toBe('address_not_public')
    expect(await whyNot(at('/feed.xml', '127.0.0.1'))).toBe('address_not_public')
    const both = options({ resolve: async () => [...found(outside), ...found('10.0.0.1')] })
    expect(await whyNot(at('/feed.xml'), both)).toBe('address_not_public')
    expect(asked).toHaveLength(before)
  })

  test('looks a name up once, so that it cannot lead elsewhere when it connects', async () => {
    let times = 0
    const rebinding = options({
      resolve: async () => {
        times += 1
        return found(times === 1 ? outside : '127.0.0.1')
      },
    })
    await openOutgoing(rebinding).fetchFile(at('/feed.xml', 'rebind.example'), wish())
    expect(times).toBe(1)
  })

  test.each([
    ['/inward', 'address_not_public'],
    ['/metadata', 'address_not_public'],
    ['/to-file', 'address_invalid'],
    ['/round', 'address_redirects'],
  ])('does not follow %s', async (path, why) => {
    expect(await whyNot(at(path))).toBe(why)
  })

  test('does not follow to plain http where https was asked for', async () => {
    expect(await whyNot('http://crm.example/feed.xml', { ...options(), isPlain: false })).toBe(
      'address_invalid',
    )
  })

  test.each([
    ['/huge.xml', 'answer_too_large'],
    ['/said-huge.xml', 'answer_too_large'],
    ['/page.html', 'answer_of_wrong_type'],
    ['/fine.xml', 'answer_too_slow'],
    ['/interim.xml', 'address_refuses'],
    ['/switching.xml', 'address_refuses'],
    ['/gone.xml', 'address_refuses'],
    ['/cut.xml', 'address_unreachable'],
    ['/silent.xml', 'answer_too_slow'],
  ])('gives up on %s', async (path, why) => {
    expect(await whyNot(at(path))).toBe(why)
  })

  test('gives up on a slow drip when its time is over', async () => {
    expect(await whyNot(at('/drip.xml'), options(), { timeoutMs: 400 })).toBe('answer_too_slow')
  })

  test('gives up on what drips long before its time is over, not on what comes steadily', async () => {
    const slow = options({ pace: { bytes: 1_000, withinMs: 1_000 } })
    const steady = await openOutgoing(slow).fetchFile(at('/steady.xml'), wish())
    expect(steady.bytes).toBe(120_000)
    expect(await whyNot(at('/drip.xml'), slow, { timeoutMs: 600_000 })).toBe('answer_too_slow')
  })

  test('ends where whoever asked for it wants it no more', async () => {
    const stopping = new AbortController()
    const fetched = openOutgoing(options()).fetchFile(
      at('/drip.xml'),
      wish({ timeoutMs: 600_000, signal: stopping.signal }),
    )
    const why = new Error('not wanted')
    setTimeout(() => stopping.abort(why), 100)
    await expect(fetched).rejects.toBe(why)
  })

  test('ends in time, and where nobody wants it, while the name server is silent too', async () => {
    const silent = options({ resolve: () => new Promise(() => undefined) })
    expect(await whyNot(at('/feed.xml'), silent, { timeoutMs: 200 })).toBe('answer_too_slow')
    const why = new Error('not wanted')
    const stopping = wish({ signal: AbortSignal.abort(why) })
    await expect(openOutgoing(silent).fetchFile(at('/feed.xml'), stopping)).rejects.toBe(why)
  })

  test('ends in time while others have their turn at the same address', async () => {
    const outgoing = openOutgoing(options({ spacingMs: 60_000 }))
    await outgoing.fetchFile(at('/feed.xml'), wish())
    const waiting = outgoing.fetchFile(at('/feed.xml'), wish({ timeoutMs: 200 }))
    await expect(waiting).rejects.toMatchObject({ why: 'answer_too_slow' })
  })

  test('says of a connection that fails as it is written to that nobody is there', async () => {
    // A server that does not speak TLS: `write EPROTO`.
    const secure = at('/feed.xml').replace('http:', 'https:')
    expect(await whyNot(secure)).toBe('address_unreachable')
  })

  test('says of a disk that fails what that has said', async () => {
    const nowhere = wish({ path: join(folder, 'none', 'file') })
    const failed = openOutgoing(options()).fetchFile(at('/feed.xml'), nowhere)
    await expect(failed).rejects.toMatchObject({ code: 'ENOENT', syscall: 'open' })
  })

  test('says that nobody is there', async () => {
    const nowhere = options({ resolve: async () => Promise.reject(new Error('ENOTFOUND')) })
    expect(await whyNot(at('/feed.xml'), nowhere)).toBe('address_unreachable')
  })
})
