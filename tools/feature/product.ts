import type { Names } from './names.ts'

export const migration = ({ table, words }: Names) => `-- Which ${words} there are.
create table ${table} (
  id integer primary key generated always as identity,
  name_en text not null,
  name_ar text not null,
  created_at timestamptz not null default now()
);
`

export const contract = ({
  folder,
  many,
  Many,
  One,
  words,
}: Names) => `import * as z from 'zod/mini'
import { endpoint } from '#platform/endpoint/endpoint.ts'
import { Id, Text } from '#platform/endpoint/fields.ts'

export const ${One} = z.object({ id: Id, name: Text })
export type ${One} = z.output<typeof ${One}>

/** The ${words} that are named in both languages, oldest first, at most 100. */
export const list${Many} = endpoint({
  summary: 'List the ${words}',
  method: 'GET',
  path: '/${folder}',
  access: 'public',
  reply: z.object({ ${many}: z.array(${One}) }),
})
`

export const rules = ({ one, One }: Names) => `import type { ${One} } from './contract.ts'

/** Nothing is shown that only half of the readers can read. */
export function isReadable(${one}: ${One}): boolean {
  return ${one}.name.en.trim() !== '' && ${one}.name.ar.trim() !== ''
}
`

export const queries = ({ table, Many, One }: Names) => `import { sql } from 'kysely'
import type { Db } from '#platform/handle.ts'
import type { ${One} } from './contract.ts'

type Row = { id: number; name_en: string; name_ar: string }

export async function find${Many}(db: Db): Promise<${One}[]> {
  const { rows } = await sql<Row>\`
    select id, name_en, name_ar
    from ${table}
    order by id
    limit 100\`.execute(db)
  return rows.map(({ id, name_en, name_ar }) => ({ id, name: { en: name_en, ar: name_ar } }))
}
`

export const handlers = ({
  many,
  Many,
  one,
}: Names) => `import { type Handler, handle } from '#platform/handle.ts'
import { list${Many} } from './contract.ts'
import { find${Many} } from './queries.ts'
import { isReadable } from './rules.ts'

export const ${one}Handlers: Handler[] = [
  handle(list${Many}, async ({ db }) => {
    const ${many} = await find${Many}(db)
    return { ${many}: ${many}.filter(isReadable) }
  }),
]
`

export const phrases = () => `import type { Phrases } from '#i18n/phrases.ts'

export const phrases = {
  nothingYet: { en: 'Nothing here yet', ar: 'لا شيء هنا بعد' },
} satisfies Phrases
`

export const refusals = ({ code, words }: Names) => `import type { Phrases } from '#i18n/phrases.ts'

/** The words of refusals about ${words}. */
export const refusals = {
  unknown_${code}: { en: 'This entry does not exist', ar: 'هذا العنصر غير موجود' },
} satisfies Phrases
`
