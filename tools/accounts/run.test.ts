import { afterEach, expect, it, vi } from 'vitest'
import { commandEnvironment } from '#test/backups/command-environment.ts'
import { freshDatabase } from '#test/database.ts'
import { runAccountCommand } from './run.ts'

const db = await freshDatabase()
const env = commandEnvironment(db)

afterEach(() => vi.restoreAllMocks())

it('npm run account -- show prints controls in a name so that a terminal does not obey them', async () => {
  const name = 'Noor\u009b2K\u009b1GHomes'
  await db.pool.query(
    `insert into accounts (role, slug, name, email, email_verified_at)
    values ('landlord', 'noor', $1, 'noor@example.com', now())`,
    [name],
  )
  const print = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const code = await runAccountCommand(
    { verb: 'show', who: 'noor@example.com' },
    { env, actor: 'x' },
  )
  const printed = print.mock.calls.map(([text]) => String(text)).join('')
  expect(code).toBe(0)
  expect(printed).toContain('Noor\\u{9b}2K\\u{9b}1GHomes')
  expect(printed).not.toMatch(/[\u0080-\u009f]/)
})
