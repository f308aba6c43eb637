import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { TLSSocket } from 'node:tls'
import pg from 'pg'
import { afterAll, describe, expect, it } from 'vitest'
import { cacheAddresses, socketsBy } from './addresses.ts'

const first = [{ address: '192.0.2.1', family: 4 }]
const second = [{ address: '192.0.2.2', family: 4 }]
const failure = (code: string) => Object.assign(new Error(code), { code })
const never = new Promise<never>(() => undefined)

/** Answers one look-up after the other. */
function answering(...answers: (() => Promise<typeof first>)[]) {
  const asked: string[] = []
  const find = cacheAddresses((host) => {
    asked.push(host)
    return answers.shift()?.() ?? never
  })
  return { asked, find: () => find('database.example') }
}

describe('The addresses of a name', () => {
  it('are looked up for each connection, so that one that changed is found', async () => {
    const { find } = answering(
      async () => first,
      async () => second,
    )
    expect(await find()).toEqual(first)
    expect(await find()).toEqual(second)
  })

  it('are those of the last look-up while the name server is silent, which is asked once', async () => {
    const { find, asked } = answering(async () => first)
    await find()
    expect(await Promise.all([find(), find(), find()])).toEqual([first, first, first])
    expect(asked).toHaveLength(2)
  })

  it('are those of the last look-up after one that failed, and found again by the next', async () => {
    const { find } = answering(
      async () => first,
      () => Promise.reject(failure('EAI_AGAIN')),
      async () => second,
    )
    await find()
    expect(await find()).toEqual(first)
    expect(await find()).toEqual(second)
  })

  it('are forgotten when there is no such name any more', async () => {
    const { find } = answering(
      async () => first,
      () => Promise.reject(failure('ENOTFOUND')),
      () => Promise.reject(failure('EAI_AGAIN')),
    )
    await find()
    await expect(find()).rejects.toThrow('ENOTFOUND')
    await expect(find()).rejects.toThrow('EAI_AGAIN')
  })
})

describe('A connection to a database with a name', () => {
  const named: string[] = []
  /** Says that it speaks TLS, and hears whom it is taken for. */
  const server = createServer((socket) => {
    socket.on('error', () => undefined)
    socket.once('data', () => {
      socket.write('S')
      const SNICallback = (name: string) => {
        named.push(name)
        socket.destroy()
      }
      new TLSSocket(socket, { isServer: true, SNICallback }).on('error', () => undefined)
    })
  })
  const listening = once(server.listen(0, '127.0.0.1'), 'listening')
  afterAll(() => void server.close())

  it('goes to the address that was found, and asks for a certificate of the name', async () => {
    await listening
    const { port } = server.address() as AddressInfo
    const stream = socketsBy(async () => [{ address: '127.0.0.1', family: 4 }])
    const client = new pg.Client({ host: 'database.example', port, ssl: true, stream })
    await expect(client.connect()).rejects.toBeInstanceOf(Error)
    expect(named).toEqual(['database.example'])
  })

  it('fails as before where nothing is found', async () => {
    const stream = socketsBy(() => Promise.reject(failure('ENOTFOUND')))
    const client = new pg.Client({ host: 'database.example', port: 1, stream })
    await expect(client.connect()).rejects.toMatchObject({ code: 'ENOTFOUND' })
  })
})
