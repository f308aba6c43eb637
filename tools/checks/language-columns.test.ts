import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { freshDatabase } from '#test/database.ts'

const { pool } = await freshDatabase()

test('CONTRIBUTING names each check that lists the languages, for whoever adds one', async () => {
  const { rows } = await pool.query<{ name: string }>(
    `select conname as name
    from pg_constraint
    where contype = 'c' and pg_get_constraintdef(oid) ~ 'language.*''en''.*''ar'''
    order by conname`,
  )
  const names = rows.map(({ name }) => name)
  expect(names.length).toBeGreaterThan(5)
  const text = await readFile('CONTRIBUTING.md', 'utf8')
  const [, steps = ''] = text.split('## Adding a language')
  const named = [...steps.matchAll(/`(\w+_language_check)`/g)].map(([, name]) => name)
  expect(named.length).toBe(names.length)
  expect(new Set(named)).toEqual(new Set(names))
})
