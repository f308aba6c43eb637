import { expect, test } from 'vitest'
import { asker, signUp } from '#test/people.ts'
import { openSite } from '#test/site.ts'

const site = await openSite({ env: { WORKER: 'off', RATE_LIMITS: 'on' } })
const ask = asker(site)

/** What takes seconds of the processor where an account has much. */
const made = ['/feeds/export?dialect=csv', '/auth/export']

const statusesOf = async (path: string, token: string) => {
  const statuses: number[] = []
  for (let at = 0; at < 4; at += 1) statuses.push((await ask('GET', path, { token })).status)
  return statuses
}

test('Files are made for a new account three times an hour, for a known one more often', async () => {
  const [fresh, known] = [
    await signUp(site, { email: 'new@made.example', role: 'agent' }),
    await signUp(site, { email: 'known@made.example', role: 'agent' }),
  ]
  const { kysely: db } = site.db
  const verify = db.updateTable('accounts').set({ verified: true })
  await verify.where('id', '=', known.user.id).execute()
  for (const path of made) {
    expect([path, await statusesOf(path, fresh.token)]).toEqual([path, [200, 200, 200, 429]])
    expect([path, await statusesOf(path, known.token)]).toEqual([path, [200, 200, 200, 200]])
  }
})
