import { expect, it } from 'vitest'
import type { Entry } from '#features/oversight/inbox/queries/inbox-kind.ts'
import { entryLines, listLines, tableOf } from './lines.ts'

const at = new Date('2026-11-02T08:15:00Z')

const entry: Entry = {
  kind: 'fundraising',
  id: 'b3Zm0K2uQ7pXvT9cR1sYwA',
  createdAt: at,
  name: 'سارة',
  email: 'sara@example.com',
  phone: '+971501112233',
  language: 'ar',
  isSuspected: false,
  subject: 'Forty flats',
  text: 'One line.\nAnother.',
  facts: { emirate: 'dubai', companyName: null, goals: ['buy', 'rent'], amount: 25_000_000 },
  answer: null,
  answeredBy: null,
  answeredAt: null,
  closedBy: null,
  closedAt: null,
}

it('aligns columns by characters of any script', () => {
  expect(
    tableOf([
      ['a', 'b'],
      ['سارة', 'x'],
      ['👩', 'last '],
    ]),
  ).toEqual(['a     b', 'سارة  x', '👩     last'])
})

it('lists entries with their status, in one line each, which no terminal obeys', () => {
  const answered = { answer: 'Yes.', answeredBy: 'noor', answeredAt: at }
  const lines = listLines([
    { ...entry, name: 'Noor\u009b2K', email: null },
    { ...entry, ...answered, subject: null },
    { ...entry, ...answered, closedBy: 'noor', closedAt: at, subject: 'x'.repeat(99) },
  ])
  expect(lines[0]).toMatch(/^sent \(UTC\) +kind +id +status +name +email or phone +about$/)
  expect(lines[1]).toMatch(
    /^2026-11-02 08:15 .* new +Noor\\u\{9b\}2K +\+971501112233 +Forty flats$/,
  )
  expect(lines[2]).toMatch(/ answered +سارة +sara@example\.com +One line\.$/)
  expect(lines[3]).toMatch(/ closed .* x{59}…$/)
  expect(listLines([])).toEqual(['There are none.'])
})

it('shows all of an entry', () => {
  const links = { url: 'https://dara.example/en/x', documents: ['https://dara.example/a.pdf'] }
  expect(entryLines(entry, links)).toEqual([
    'fundraising · b3Zm0K2uQ7pXvT9cR1sYwA · new · 2026-11-02 08:15',
    '  سارة · sara@example.com · +971501112233 · ar',
    '  Forty flats',
    '  emirate: dubai',
    '  goals: buy, rent',
    '  amount: 25000000',
    '  https://dara.example/en/x',
    '  document: https://dara.example/a.pdf',
    '',
    '  One line.',
    '  Another.',
  ])
  const over = { ...entry, closedAt: at }
  const none = { url: null, documents: [] }
  expect(entryLines(over, none).at(-1)).toBe('  closed · 2026-11-02 08:15')
  expect(entryLines({ ...over, closedBy: 'noor' }, none).at(-1)).toBe(
    '  closed by noor · 2026-11-02 08:15',
  )
})
