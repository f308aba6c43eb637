import { describe, expect, it } from 'vitest'
import { runProgram } from '../program.ts'
import { readArguments } from './arguments.ts'

describe('npm run inbox', () => {
  it('reads which entries, which one, and what to answer', () => {
    const kinds = ['contact', 'property-request', 'fundraising', 'finance']
    const listed = { verb: 'list', isJson: false, kinds, isSuspected: false, limit: 50 }
    expect(readArguments(['list'])).toEqual(listed)
    const filters = ['--kind', 'contact', '--kind', 'fundraising', '--status', 'new']
    const days = ['--since', '2026-11-01', '--until', '2026-11-02']
    const rest = ['--suspected', '--json', '--limit', '7']
    expect(readArguments(['list', ...filters, ...days, ...rest])).toEqual({
      verb: 'list',
      isJson: true,
      kinds: ['contact', 'fundraising'],
      status: 'new',
      since: new Date('2026-10-31T20:00:00Z'),
      until: new Date('2026-11-02T20:00:00Z'),
      isSuspected: true,
      limit: 7,
    })
    const named = { kind: 'contact', id: '42', isJson: false }
    expect(readArguments(['show', 'contact', '42'])).toEqual({ verb: 'show', ...named })
    expect(readArguments(['close', 'contact', '42'])).toEqual({ verb: 'close', ...named })
    const dashed = '-b3Zm0K2uQ7pXvT9cR1sYw'
    const closing = ['close', 'fundraising', dashed, '--json']
    expect(readArguments(closing)).toMatchObject({ id: dashed, isJson: true })
    const deleting = ['delete', 'fundraising', dashed, '--confirm', dashed]
    const deleted = { verb: 'delete', kind: 'fundraising', id: dashed, isJson: false }
    expect(readArguments(deleting)).toEqual(deleted)
    expect(readArguments(['subscribers'])).toEqual({
      verb: 'subscribers',
      isJson: false,
      isSuspected: false,
    })
    expect(readArguments(['subscribers', '--suspected'])).toMatchObject({ isSuspected: true })
    const answer = ['answer', 'contact', '42']
    expect(readArguments([...answer, '--text', 'Yes.'])).toEqual({
      verb: 'answer',
      ...named,
      answer: { text: 'Yes.' },
    })
    expect(readArguments([...answer, '--file', '-'])).toMatchObject({ answer: { file: '-' } })
  })

  it.each([
    [[], 'what to do'],
    [['reply', 'contact', '42'], 'what to do'],
    [['show'], 'which kind: contact, property-request, fundraising, finance'],
    [['show', '42'], 'which kind'],
    [['close', 'letters', '42'], 'which kind'],
    [['show', 'contact'], 'Say which contact'],
    [['show', 'contact', ' '], 'Say which contact'],
    [['answer', 'contact', '-7', '--text', 'x'], '-7'],
    [['answer', 'contact', '42'], '--text or --file'],
    [['answer', 'contact', '42', '--text', ' '], '--text or --file'],
    [['answer', 'contact', '42', '--text', 'a', '--file', 'b'], 'not both'],
    [['show', 'contact', '42', '43'], 'One at a time'],
    [['delete', 'contact', '42'], 'add --confirm 42'],
    [['delete', 'contact', '42', '--confirm'], '--confirm'],
    [['delete', 'contact', '42', '--confirm', '43'], 'add --confirm 42'],
    [['delete', 'contact', '--confirm', '42'], 'Say which contact'],
    [['list', 'contact'], '--kind filters'],
    [['list', '--kind', 'letters'], '--kind is contact'],
    [['list', '--status', 'open'], '--status is new, answered, closed'],
    [['list', '--since', 'yesterday'], '--since is a day'],
    [['list', '--since', '2026-02-30'], '--since is a day'],
    [['list', '--until', '2026-13-01'], '--until is a day'],
    [['list', '--limit', 'all'], '--limit'],
    [['list', '--limit', '0'], '--limit'],
    [['list', '--all'], '--all'],
  ])('does not guess what %j means', (given, problem) => {
    expect(readArguments(given)).toMatchObject({ problem: expect.stringContaining(problem) })
  })

  it.each([
    ['--help', 0, 'subscribers'],
    ['nonsense', 2, 'Say what to do'],
  ])('answers "%s" with the code %i', async (given, code, words) => {
    const ended = await runProgram(`node tools/inbox/inbox.ts ${given}`)
    expect(ended.code).toBe(code)
    expect(ended.output).toContain(words)
  })
})
