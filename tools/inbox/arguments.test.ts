import { describe, expect, it } from 'vitest'
import { runProgram } from '../program.ts'
import { readArguments } from './arguments.ts'

describe('npm run inbox', () => {
  it('reads which messages, which one, and what to answer', () => {
    const listed = { verb: 'messages', isJson: false, isAnswered: false, isSuspected: false }
    expect(readArguments(['messages'])).toEqual({ ...listed, limit: 50 })
    expect(readArguments(['messages', '--suspected', '--json', '--limit', '7'])).toEqual({
      ...listed,
      isJson: true,
      isSuspected: true,
      limit: 7,
    })
    expect(readArguments(['show', '42', '--json'])).toEqual({ verb: 'show', id: 42, isJson: true })
    const requests = { verb: 'requests', isJson: false, isSuspected: true, limit: 50 }
    expect(readArguments(['requests', '--suspected'])).toEqual(requests)
    const applications = { verb: 'applications', isJson: false, isClosed: true, isSuspected: false }
    expect(readArguments(['applications', '--closed'])).toEqual({ ...applications, limit: 50 })
    const closing = { verb: 'close', isJson: false, application: 'b3Zm0K2uQ7pXvT9cR1sYwA' }
    expect(readArguments(['close', 'b3Zm0K2uQ7pXvT9cR1sYwA'])).toEqual(closing)
    expect(readArguments(['subscribers'])).toEqual({ verb: 'subscribers', isJson: false })
    const answer = { verb: 'answer', id: 42, isJson: false }
    expect(readArguments(['answer', '42', '--text', 'Yes.'])).toEqual({
      ...answer,
      answer: { text: 'Yes.' },
    })
    expect(readArguments(['answer', '42', '--file', '-'])).toEqual({
      ...answer,
      answer: { file: '-' },
    })
  })

  it.each([
    [[], 'what to do'],
    [['reply', '42'], 'what to do'],
    [['show'], 'number of the message'],
    [['close'], 'id to close'],
    [['applications', '--limit', '0'], '--limit'],
    [['show', 'all'], 'number of the message'],
    [['answer', '-7', '--text', 'x'], '-7'],
    [['answer', '42'], '--text or --file'],
    [['answer', '42', '--text', ' '], '--text or --file'],
    [['answer', '42', '--text', 'a', '--file', 'b'], 'not both'],
    [['show', '42', '43'], 'One at a time'],
    [['messages', '--limit', 'all'], '--limit'],
    [['messages', '--all'], '--all'],
  ])('does not guess what %j means', (given, problem) => {
    expect(readArguments(given)).toMatchObject({ problem: expect.stringContaining(problem) })
  })

  it.each([
    ['--help', 0, 'messages'],
    ['nonsense', 2, 'Say what to do'],
  ])('answers "%s" with the code %i', async (given, code, words) => {
    const ended = await runProgram(`node tools/inbox/inbox.ts ${given}`)
    expect(ended.code).toBe(code)
    expect(ended.output).toContain(words)
  })
})
