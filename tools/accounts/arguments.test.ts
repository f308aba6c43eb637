import { describe, expect, it } from 'vitest'
import { runProgram } from '../program.ts'
import { readArguments } from './arguments.ts'

describe('npm run account', () => {
  it('reads whose account, what to do with it and why', () => {
    const given = ['unverify', '42', '--reason', ' ORN expired ', '--language', 'ar']
    const wanted = { verb: 'unverify', who: '42', reason: 'ORN expired', language: 'ar' }
    expect(readArguments(given)).toEqual(wanted)
    const seen = ['verify', '42', '--seen', '0a1b', '--reason', 'ORN seen']
    expect(readArguments(seen)).toMatchObject({ verb: 'verify', seen: '0a1b' })
    const hiding = ['hide-profile', '42', '--reason', 'insults']
    expect(readArguments(hiding)).toMatchObject({ verb: 'hide-profile', reason: 'insults' })
    expect(readArguments(['operators'])).toEqual({ verb: 'operators' })
    expect(readArguments(['create-operator', 'a@b.example', '--name', 'Noor'])).toMatchObject({
      who: 'a@b.example',
      name: 'Noor',
      reason: null,
    })
  })

  it.each([
    [[], 'what to do'],
    [['remove', '42'], 'what to do'],
    [['show'], 'whose account'],
    [['verify', '42', '--seen', '0a1b'], '--reason'],
    [['verify', '42', '--seen', '0a1b', '--reason', ' '], '--reason'],
    [['verify', '42', '--reason', 'ORN seen'], '--seen'],
    [['hide-profile', '42'], '--reason'],
    [['show-profile'], 'whose account'],
    [['reset-second-factor', '42', '43', '--reason', 'x'], 'One at a time'],
    [['create-operator', 'a@b.example'], '--name'],
    [['create-operator', 'nobody', '--name', 'Noor'], 'no e-mail'],
    [['show', '42', '--language', 'fr'], 'en or ar'],
    [['show', '42', '--force'], '--force'],
  ])('does not guess what %j means', (given, problem) => {
    expect(readArguments(given)).toMatchObject({ problem: expect.stringContaining(problem) })
  })

  it.each([
    ['--help', 0, 'create-operator'],
    ['nonsense', 2, 'Say what to do'],
  ])('answers "%s" with the code %i', async (given, code, words) => {
    const ended = await runProgram(`node tools/accounts/account.ts ${given}`)
    expect(ended.code).toBe(code)
    expect(ended.output).toContain(words)
  })
})
