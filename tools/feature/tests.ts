import type { Names } from './names.ts'

export const rulesTest = ({ words, One }: Names) => `import { describe, expect, test } from 'vitest'
import type { ${One} } from './contract.ts'
import { isReadable } from './rules.ts'

const named = (en: string, ar: string): ${One} => ({ id: 1, name: { en, ar } })

describe('Among ${words}', () => {
  test('only those with both names can be read by all', () => {
    expect(isReadable(named('Marina', 'المرسى'))).toBe(true)
    expect(isReadable(named('Marina', ' '))).toBe(false)
    expect(isReadable(named('', 'المرسى'))).toBe(false)
  })
})
`

export const handlersTest = ({
  folder,
  table,
  many,
  one,
}: Names) => `import { describe, expect, test } from 'vitest'
import { apiServer } from '#test/api-server.ts'
import { freshDatabase } from '#test/database.ts'
import { ${one}Handlers } from './handlers.ts'

const db = await freshDatabase()
const { get } = await apiServer({ db, handlers: ${one}Handlers })

describe('GET /api/${folder}', () => {
  test('shows only what all can read', async () => {
    const statement = 'insert into ${table} (name_en, name_ar) values ($1, $2)'
    await db.pool.query(statement, ['Marina', 'المرسى'])
    await db.pool.query(statement, ['Nameless', ''])
    const { status, body } = await get('/${folder}')
    expect(status).toBe(200)
    expect(body.data.${many}).toEqual([
      { id: expect.any(Number), name: { en: 'Marina', ar: 'المرسى' } },
    ])
  })
})
`
