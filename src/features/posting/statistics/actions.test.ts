import { expect, test } from 'vitest'
import type { RankedAd } from './contract.ts'
import { adsAsCsv, daysAsCsv } from './actions.ts'

const counters = {
  views: 1,
  callAttempts: 1,
  smsAttempts: 1,
  whatsappAttempts: 1,
  favoriteAttempts: 1,
  sharings: 1,
}

test('A cell that a spreadsheet would take for a formula is a text in the file of days', async () => {
  const daily = [{ date: '=1+1', ...counters }]
  const statistics = { totals: counters, previous: counters, daily, dailyBefore: [] }
  expect((await daysAsCsv(statistics, 'en')).split('\r\n')[1]).toBe("'=1+1,1,1,1,1,1,1")
})

test('A file of very many ads is written beside other work', async () => {
  const name = { en: 'A home, "bright"', ar: '' }
  const rank = { counters, contacts: 3, conversion: null }
  const ad: RankedAd = { id: 1, referenceId: 'R-1', name, state: 'live', ...rank }
  let hasTurned = false
  setImmediate(() => {
    hasTurned = true
  })
  const text = await adsAsCsv(
    Array.from({ length: 50_000 }, () => ad),
    'en',
  )
  expect([text.split('\n').length, hasTurned]).toEqual([50_002, true])
})
