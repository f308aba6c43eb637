import { expect, test } from 'vitest'
import { openLog } from '../log.ts'

const lines: string[] = []
const log = openLog({ logLevel: 'info' }, { write: (line: string) => void lines.push(line) })

const refusedRow = () =>
  Object.assign(new Error('duplicate key'), {
    detail: 'Key (email)=(sara@example.com) already exists.',
    where: 'COPY accounts, line 1: "sara@example.com"',
    table: 'accounts',
  })

const gathering = (...errors: unknown[]) => new AggregateError(errors, 'tasks failed')

test.each([
  ['that is alone', refusedRow()],
  ['that others are gathered with', gathering(new Error('another'), refusedRow())],
  ['that was gathered twice', gathering(gathering(refusedRow()), refusedRow())],
])('the log of a database error %s repeats no value of the row', (_, err) => {
  log.warn({ err }, 'not swept')
  const line = lines.at(-1)
  expect(line).toContain('duplicate key')
  expect(line).toContain('"table":"accounts"')
  expect(line).not.toContain('sara@example.com')
})
