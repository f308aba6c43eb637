import { expect, test } from 'vitest'
import type { RankedAd } from './contract.ts'
import { adsAsCsv } from './jobs.ts'

test('A file of very many ads is written beside other work', async () => {
  const counters = {
    views: 1,
    callAttempts: 1,
    smsAttempts: 1,
    whatsappAttempts: 1,
    favoriteAttempts: 1,
    sharings: 1,
  }
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
