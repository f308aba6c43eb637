import { expect, test } from 'vitest'
import { openPasswords } from '#platform/secrets/passwords.ts'
import { testKeys } from '#test/keys.ts'
import { signUp } from '#test/people.ts'
import { openSite } from '#test/site.ts'

const site = await openSite({ env: { WORKER: 'off' }, passwords: openPasswords(testKeys.pepper) })

test('A registration keeps the number of the identity paper and the password unreadable', async () => {
  const { user } = await signUp(site, { email: 'sealed@example.com' })
  const row = await site.db.kysely
    .selectFrom('accounts')
    .select(['id_number', 'password_hash'])
    .where('id', '=', user.id)
    .executeTakeFirstOrThrow()
  expect(row.id_number?.includes('784-1990')).toBe(false)
  expect(site.providers.vault.open(row.id_number!, `accounts/${user.id}`)).toBe(
    '784-1990-1234567-1',
  )
  expect(row.password_hash).toMatch(/^[0-9a-f]{8}\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
})
