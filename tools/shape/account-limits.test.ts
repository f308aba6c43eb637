import { expect, test } from 'vitest'
import { accountLimitFaults } from './account-limits.ts'
import { faultLine } from '../check-shape.ts'
import { readSource } from './source.ts'

const handlers = 'src/features/listing/homes/handlers.ts'
const imported = "import { countHit } from '#platform/session/throttle.ts'\n"

const linesOf = (path: string, text: string) =>
  accountLimitFaults([readSource(path, text)]).map(faultLine)

test.each([
  ['countHit(db, { key: `ad-writes/${account.id}`, max: 3 })'],
  ['const key = `upload/${time}/${accountId}`'],
  ['const limit = { key: `feed-run/${id}`, max: 3 }'],
  ['countHit(db, { key: `device/${user.id}`, max: 3 })'],
])('No limit is one of an account alone: %s', (text) => {
  const found = linesOf(handlers, imported + text)
  expect(found).toEqual([expect.stringContaining(`${handlers}:2: counted by account alone`)])
  expect(linesOf(handlers, text)).toEqual([])
  expect(linesOf('src/platform/session/throttle.ts', imported + text)).toEqual([])
})

test.each([
  ['countHit(db, { key: `invite/${email}/by/${agencyId}`, max: 3 })'],
  ["countHit(db, { key: 'actions/all', max: 3 })"],
  ['const key = `${account.id}/${uploadId}`'],
])('A limit may be one of an address or of all: %s', (text) => {
  expect(linesOf(handlers, imported + text)).toEqual([])
})
