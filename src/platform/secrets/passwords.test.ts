import { describe, expect, test } from 'vitest'
import { openPasswords } from './passwords.ts'

const passwords = openPasswords(Buffer.alloc(32, 1))

describe('a password', () => {
  test('is kept as argon2id with the name of its pepper, never twice alike', async () => {
    const [one, two] = await Promise.all([passwords.hash('mint tea'), passwords.hash('mint tea')])
    expect(one).toMatch(/^[0-9a-f]{8}\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(one).not.toBe(two)
  })

  test('is right as a whole and however its letters are composed', async () => {
    const stored = await passwords.hash('cafe\u0301 🌴')
    expect(await passwords.isRight('caf\u00e9 🌴', stored)).toBe(true)
    expect(await passwords.isRight('café 🌴 ', stored)).toBe(false)
    const long = 'a'.repeat(100)
    expect(await passwords.isRight(long, await passwords.hash(`${long}b`))).toBe(false)
  })

  test('is wrong under another pepper and where there is none to compare with', async () => {
    const stored = await openPasswords(Buffer.alloc(32, 2)).hash('mint tea')
    expect(await passwords.isRight('mint tea', stored)).toBe(false)
    expect(await passwords.isRight('mint tea', null)).toBe(false)
    expect(await passwords.isRight('mint tea', undefined)).toBe(false)
  })

  test('takes as long to refuse for nobody as for somebody', async () => {
    const stored = await passwords.hash('mint tea')
    await passwords.isRight('warm up', undefined)
    const time = async (known: string | undefined) => {
      const start = process.cpuUsage()
      await passwords.isRight('wrong', known)
      const { user, system } = process.cpuUsage(start)
      return user + system
    }
    const times: [number, number][] = []
    // In turns, so that both meet the same neighbours on the same cores.
    for (let i = 0; i < 9; i += 1) times.push([await time(stored), await time(undefined)])
    const middle = (side: 0 | 1) => times.map((pair) => pair[side]).toSorted((a, b) => a - b)[4]!
    const [somebody, nobody] = [middle(0), middle(1)]
    expect(Math.abs(somebody - nobody)).toBeLessThan(Math.max(8_000, 0.4 * somebody))
  })

  test('is compared at once for others, however many of one network have theirs compared', async () => {
    const of = (address: string) => passwords.isRight('mint tea', undefined, { address })
    let ended = 0
    const crowd = Array.from({ length: 64 }, (_, at) => of(`198.51.100.${at}`))
    const answered = crowd.map((one) => one.finally(() => (ended += 1)).catch(() => undefined))
    const other = await of('192.0.2.7').then(
      () => 'compared',
      () => 'refused',
    )
    expect([other, await of('192.0.2.7')]).toEqual(['compared', false])
    // All but 34 of the crowd are refused at once; of those, few come before the two of another network.
    expect(ended).toBeLessThan(64 - 34 + 12)
    await Promise.all(answered)
  })

  test('waits behind a limited number of others; who comes after them is told to come again', async () => {
    const asked = Array.from({ length: 60 }, () => passwords.hash('mint tea'))
    const ended = await Promise.allSettled(asked)
    const refused = ended.filter(({ status }) => status === 'rejected')
    expect(refused).toHaveLength(26)
    expect(refused[0]).toMatchObject({ reason: { status: 503, retryAfter: 1 } })
    await expect(passwords.hash('mint tea')).resolves.toContain('argon2id')
  })
})
