import type { FastifyRequest } from 'fastify'
import { describe, expect, it } from 'vitest'
import { freshDatabase } from '#test/database.ts'
import { requireAccount } from './gate.ts'
import { requireProof } from './proof.ts'
import { refreshSession, startSession, tokenSeconds } from './sessions.ts'
import { countHit } from './throttle.ts'
import { accountBudget, reserveAttempt } from './login-attempts.ts'

const db = await freshDatabase()

const noon = new Date('2026-03-01T08:00:00Z')
const after = (seconds: number) => new Date(noon.getTime() + seconds * 1000)
const hour = 3600

async function addAccount(): Promise<number> {
  const email = `clock-${Math.random()}@example.com`
  const row = { role: 'agent', slug: 'agent', name: 'Sara', email, email_verified_at: noon }
  const { id } = await db.kysely
    .insertInto('accounts')
    .values(row)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const open = async (now: Date) =>
  startSession(db.kysely, { accountId: await addAccount(), device: 'test', now })

const asking = (token: string) =>
  ({ headers: { authorization: `Bearer ${token}` } }) as unknown as FastifyRequest
const admitted = (token: string, now: Date) =>
  requireAccount(asking(token), { db: db.kysely, now, publicUrl: undefined })

describe('A clock that was an hour ahead and is right again', () => {
  it('leaves nobody locked out who reached a limit meanwhile', async () => {
    const limit = { key: 'clock/mails', max: 3, seconds: 600 }
    const hits = async (now: Date) => (await countHit(db.kysely, { ...limit, now })).isWithin
    for (let time = 0; time < 3; time += 1) await hits(after(hour))
    expect(await hits(after(hour))).toBe(false)
    expect(await hits(noon)).toBe(true)
    for (let time = 0; time < 2; time += 1) await hits(noon)
    expect(await hits(noon)).toBe(false)
  })

  it('leaves nobody locked out who typed wrong passwords meanwhile', async () => {
    const limit = { key: 'clock/login', budget: accountBudget, allowance: 1 }
    const attempt = (now: Date) => reserveAttempt(db.kysely, { ...limit, now })
    for (let time = 0; time < 5; time += 1) await attempt(after(hour))
    expect(await attempt(after(hour))).toMatchObject({ isAllowed: false })
    expect(await attempt(noon)).toEqual({ isAllowed: true })
    // The count of wrong ones goes on, so guessing is as slow as it was.
    const refused = await attempt(noon)
    expect(refused).toMatchObject({ isAllowed: false, isLocked: false })
    expect('wait' in refused && refused.wait).toBeLessThanOrEqual(300)
  })

  it('ends bearer tokens of that hour, which would live too long, but not their sessions', async () => {
    const { token, refreshToken } = await open(after(hour))
    await expect(admitted(token, noon)).rejects.toMatchObject({ status: 401 })
    const key = Buffer.alloc(32)
    const renewed = await refreshSession(db.kysely, { refreshToken, key, now: noon })
    expect(await admitted(renewed!.token, noon)).toMatchObject({ role: 'agent' })
  })

  it('asks again for the password that was proved in that hour', async () => {
    const { token } = await open(noon)
    const account = await admitted(token, noon)
    await requireProof(db.kysely, account, after(60))
    await db.kysely
      .updateTable('sessions')
      .set({ proved_at: after(hour) })
      .where('id', '=', account.sessionId)
      .execute()
    await expect(requireProof(db.kysely, account, noon)).rejects.toMatchObject({ status: 403 })
  })
})

describe('Two machines whose clocks differ by less than a minute', () => {
  it('accept the tokens of each other', async () => {
    const { token } = await open(after(50))
    expect(await admitted(token, noon)).toMatchObject({ role: 'agent' })
    const other = await open(after(-50))
    expect(await admitted(other.token, after(tokenSeconds - 60))).toMatchObject({ role: 'agent' })
  })

  it('count tries and limits together', async () => {
    const limit = { key: 'clock/both', max: 2, seconds: 600 }
    const hits = async (now: Date) => (await countHit(db.kysely, { ...limit, now })).isWithin
    expect([await hits(after(50)), await hits(noon), await hits(after(50))]).toEqual([
      true,
      true,
      false,
    ])
  })
})
