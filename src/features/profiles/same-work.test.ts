import { expect, test } from 'vitest'
import { statementsOf } from '#test/accounts/statements.ts'
import { asker, mailsTo, signUp } from '#test/people.ts'
import { openSite } from '#test/site.ts'

const site = await openSite({ env: { WORKER: 'off' } })
const ask = asker(site)

const linksTo = (email: string) =>
  site.db.kysely.selectFrom('mailed_tokens').select('purpose').where('email', '=', email).execute()

test('another address costs the same statements and leaves a link whether somebody has it or not', async () => {
  const { token } = await signUp(site, { email: 'wisher@example.com' })
  await signUp(site, { email: 'taken@example.com' })
  const wish = (email: string) => ask('PUT', '/agents/update', { token, body: { email } })
  await wish('first@example.com')
  const free = await statementsOf(() => wish('free@example.com'))
  const taken = await statementsOf(() => wish('taken@example.com'))
  expect(free.filter((text) => text.startsWith('insert into "mailed_tokens"'))).toHaveLength(1)
  expect(taken).toEqual(free)
  expect(await linksTo('free@example.com')).toEqual([{ purpose: 'email' }])
  expect(await linksTo('taken@example.com')).toContainEqual({ purpose: 'email' })
  const [letter] = await mailsTo(site, 'taken@example.com')
  expect(letter?.text).not.toContain('/verify/')
})
