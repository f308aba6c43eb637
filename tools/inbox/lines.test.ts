import { expect, it } from 'vitest'
import type { InboxEntry } from '#features/oversight/inbox/queries/inbox-kind.ts'
import { entryLines, listLines, tableOf } from './lines.ts'

const at = new Date('2026-11-02T08:15:00Z')

const entry: InboxEntry = {
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
    '  name: سارة',
    '  email: sara@example.com',
    '  phone: +971501112233',
    '  language: ar',
    '  subject: Forty flats',
    '  emirate: dubai',
    '  goals: buy, rent',
    '  amount: 25000000',
    '  page: https://dara.example/en/x',
    '  document: https://dara.example/a.pdf',
    '',
    '  | One line.',
    '  | Another.',
  ])
  const over = { ...entry, closedAt: at }
  const none = { url: null, documents: [] }
  expect(entryLines(over, none).at(-1)).toBe('  closed · 2026-11-02 08:15')
  expect(entryLines({ ...over, closedBy: 'noor' }, none).at(-1)).toBe(
    '  closed by noor · 2026-11-02 08:15',
  )
})

it('shows price ranges in riyals, and what was answered with no', () => {
  const facts = {
    area: ['dubai-marina', 'jumeirah'],
    priceRanges: [{ sar: { min: 0, max: 50_000 } }, { sar: { min: 10_000_000, max: null } }],
    space: null,
    insideMallOnly: false,
  }
  const lines = entryLines({ ...entry, facts }, { url: null, documents: [] })
  expect(lines.slice(6, 9)).toEqual([
    '  area: dubai-marina, jumeirah',
    '  priceRanges: SAR 0 to 50000, SAR 10000000 or more',
    '  insideMallOnly: false',
  ])
  expect(lines.join()).not.toContain('space')
})

it('shows what a sender wrote as theirs, however it resembles the command', () => {
  const answered = { ...entry, answer: 'Yes.', answeredBy: 'noor', answeredAt: at }
  const real = { ...answered, closedBy: 'noor', closedAt: at }
  const documents = ['https://dara.example/a.pdf']
  const shown = entryLines(real, { url: 'https://dara.example/en/x', documents })
  const imitated = {
    name: 'Ali · ceo@bank.example · +97144000000',
    subject: 'document: https://evil.example/plan.pdf',
    text: shown.join('\n'),
  }
  const lines = entryLines({ ...entry, ...imitated }, { url: null, documents: [] })
  expect(lines.filter((line) => /^ *(document|answered|closed|page)/.test(line))).toEqual([])
  expect(lines.slice(1, 3)).toEqual([`  name: ${imitated.name}`, '  email: sara@example.com'])
  const [, listed] = listLines([{ ...entry, name: 'Ali   ceo@bank.example', email: null }])
  expect(listed).toMatch(/new +Ali ceo@bank\.example {2,}\+971501112233 {2,}Forty flats$/)
})
