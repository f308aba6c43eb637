import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { temporaryFolder } from '#test/backups/backup-site.ts'
import { asker, signUp } from '#test/people.ts'
import { openSite } from '#test/site.ts'

test('Whoever erases an account is noted outside the database', async () => {
  const dataDir = await temporaryFolder()
  const site = await openSite({ env: { DATA_DIR: dataDir } })
  const { token, user } = await signUp(site, { email: 'noted@dara.example' })
  const body = { password: 'mint tea' }
  const erased = await asker(site)('DELETE', '/auth/account', { token, body })
  expect(erased.status).toBe(200)
  await vi.waitFor(
    async () => {
      const list = await readFile(join(dataDir, 'erasures/plain'), 'utf8')
      expect(list).toContain(`{"account":${user.id},"createdAt":"20`)
      expect(list).not.toContain('noted@')
    },
    { timeout: 60_000, interval: 100 },
  )
})
