import { expect, test } from 'vitest'
import { withoutContacts } from './rules.ts'

test.each([
  ['Call 050 111 2233 or +971 (4) 400-0000', 'Call ••• or •••'],
  ['اتصل على ٠٥٠١١١٢٢٣٣', 'اتصل على •••'],
  ['050/111/2233, 050–111‑2233, 050_111_2233', '•••, •••, •••'],
  ['\u202a050\u202c \u2066111\u2069 \u20662233\u2069', '\u202a•••\u2069'],
  ['sara@example.com, www.example.com/a?b, https://example.com', '•••, •••, •••'],
  ['t.me/sara_x or instagram.com/sara, sara-homes.ae.', '••• or •••, •••.'],
  ['راسلني على @sara.homes أو (@sara_1) ', 'راسلني على ••• أو (•••) '],
  ['Near St. Mary, 2.5 baths, e.g. a villa.Meadows 3 @ 90', undefined],
  ['Up to 1,500,000 for 1200 sqft, 2 rooms, 12th floor', undefined],
  ['بحدود ١٬٥٠٠٬٠٠٠ درهم', undefined],
])('%s is shown without contact details', (text, shown = text) => {
  expect(withoutContacts(text)).toBe(shown)
})

/** Of our own work; the square of this length takes seconds. */
const maxWorkMs = 250

test.each(['a', 'a.', 'a-', '1\u200f', '+', '@,', '@a', ' @a', 'www.', 'a.me/', 'http://,'])(
  'A long run of %j is soon read',
  (part) => {
    const before = process.cpuUsage()
    withoutContacts(part.repeat(40_000))
    expect(process.cpuUsage(before).user / 1_000).toBeLessThan(maxWorkMs)
  },
)
