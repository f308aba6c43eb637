import { describe, expect, test } from 'vitest'
import { readConstants } from './named-numbers.ts'
import { pinRules as rulesOf } from './pins.ts'

const pinRules = (text: string, code: string[]) =>
  rulesOf(
    text,
    readConstants(
      code.map((one, at) => ({ path: `src/features/feeds/f${at}/rules.ts`, text: one })),
    ),
  )

describe('A pinned number', () => {
  const constants = ['export const most: number = 10_000\n', "export const word = 'a'\n"]

  test('may be written as people write it', () => {
    expect(pinRules('<!-- pin:most -->10,000 rows', constants)).toEqual([])
    expect(pinRules('| <!-- pin:most -->10000|', constants)).toEqual([])
    expect(pinRules('as in `<!-- pin:most -->4`', constants)).toEqual([])
  })

  test('may be a limit of a table', () => {
    expect(pinRules('over <!-- pin:adFields.name.maximum -->90 signs', [])).toEqual([])
    expect(pinRules('over <!-- pin:adFields.name.maximum -->91 signs', [])).toEqual([
      'pin:adFields.name.maximum says 91, the code says 90',
    ])
    expect(pinRules('<!-- pin:adFields.title.maximum -->90', [])).toEqual([
      'pin:adFields.title.maximum names 0 constants',
    ])
  })

  test('may be of a constant that is not exported', () => {
    expect(pinRules('<!-- pin:most -->4', ['const most = 4\n'])).toEqual([])
  })

  test('may be a word, and in another unit than the constant', () => {
    const code = [
      'export const waitMs = 5 * 60_000\nconst keptSeconds = 48 * 3600\nconst days = { keptDays: 30 }',
      'const megabyte = 1024 * 1024\nexport const largest = 100 * megabyte\nexport const rows = 4_000',
    ]
    for (const said of [
      '<!-- pin:waitMs -->five minutes',
      '<!-- pin:waitMs -->5 min.',
      '<!-- pin:keptSeconds -->48 hours and',
      '<!-- pin:keptSeconds -->two days',
      '<!-- pin:days.keptDays -->30 days',
      '<!-- pin:largest -->100 MB',
      '<!-- pin:rows -->four thousand rows',
    ]) {
      expect(pinRules(said, code)).toEqual([])
    }
    expect(pinRules('<!-- pin:waitMs -->six minutes', code)).toEqual([
      'pin:waitMs says six, the code says 300000',
    ])
    expect(pinRules('<!-- pin:waitMs -->half a minute', code)).not.toEqual([])
  })

  test('may name the folder of its constant, where several have the name', () => {
    const code = ['const most = 4\n', 'const most = 5\n']
    expect(pinRules('<!-- pin:feeds/f1/most -->5', code)).toEqual([])
    expect(pinRules('<!-- pin:feeds/f0/most -->5', code)).not.toEqual([])
  })

  test('must name one constant', () => {
    expect(pinRules('<!-- pin:gone -->4', constants)).toEqual(['pin:gone names 0 constants'])
    expect(pinRules('<!-- pin:most -->4', [...constants, ...constants])).toEqual([
      'pin:most names 2 constants',
    ])
  })
})
