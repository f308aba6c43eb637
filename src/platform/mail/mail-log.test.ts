import { afterEach, expect, test, vi } from 'vitest'
import { openMailLog } from './mail-log.ts'

afterEach(() => vi.useRealTimers())

test('a thousand letters that fail alike are one line a minute, which says how many there were', () => {
  vi.useFakeTimers()
  const lines: [object, string | undefined][] = []
  const note = openMailLog({
    warn: (fields: object, text?: string) => void lines.push([fields, text]),
  })
  const refuse = (answer: string) => note({ answer, isEnd: false }, 'letter refused')
  for (let time = 0; time < 1_000; time += 1) refuse('RCPT TO: 450 4.1.2')
  refuse('RCPT TO: 550')
  expect(lines).toEqual([
    [{ answer: 'RCPT TO: 450 4.1.2', isEnd: false, times: 1 }, 'letter refused'],
    [{ answer: 'RCPT TO: 550', isEnd: false, times: 1 }, 'letter refused'],
  ])
  vi.advanceTimersByTime(60_000)
  refuse('RCPT TO: 450 4.1.2')
  expect(lines.at(-1)?.[0]).toMatchObject({ times: 1_000 })
})

test('answers of too many kinds are one kind', () => {
  vi.useFakeTimers()
  const lines: object[] = []
  const note = openMailLog({ warn: (fields: object) => void lines.push(fields) })
  for (let kind = 0; kind < 1_000; kind += 1) note({ answer: `RCPT TO: ${kind}` }, 'letter refused')
  expect(lines.length).toBeLessThan(70)
})
