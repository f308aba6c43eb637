import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isModest } from './json-body.ts'

const modest = (text: string) => isModest(Buffer.from(text))

test('A body has at most a thousand values, twenty deep', () => {
  expect(modest(JSON.stringify(Array(1_000).fill(0)))).toBe(true)
  expect(modest(JSON.stringify(Array(1_001).fill(0)))).toBe(false)
  const many = Object.fromEntries(Array.from({ length: 1_001 }, (_, at) => [String(at), 0]))
  expect(modest(JSON.stringify(many))).toBe(false)
  expect(modest('['.repeat(20) + ']'.repeat(20))).toBe(true)
  expect(modest('['.repeat(21) + ']'.repeat(21))).toBe(false)
  expect(modest('[{},'.repeat(700))).toBe(false)
})

test('Signs within a text are no values, whatever is escaped in it', () => {
  for (const text of [
    ',{['.repeat(5_000),
    '"\\,'.repeat(5_000),
    '\\\\'.repeat(3),
    '،'.repeat(5_000),
  ]) {
    expect(modest(JSON.stringify({ text }))).toBe(true)
  }
  expect(modest(`"\\\\",${'0,'.repeat(1_001)}`)).toBe(false)
})

const valuesIn = (value: unknown): number =>
  typeof value === 'object' && value !== null
    ? Object.values(value).reduce((sum: number, one) => sum + 1 + valuesIn(one), 0)
    : 0

const bodies = (least: number, most: number) =>
  fc
    .tuple(fc.jsonValue({ maxDepth: 4 }), fc.integer({ min: 0, max: most }))
    .map(([value, more]) => [...Array(more).fill(0), value])
    .filter((body) => valuesIn(body) >= least && valuesIn(body) <= most)

test('No body of more than a thousand values is parsed, however it is written', () => {
  fc.assert(
    fc.property(bodies(1_001, 1_300), (body) => {
      expect(modest(JSON.stringify(body))).toBe(false)
    }),
  )
})

test('A body of some hundred values is parsed', () => {
  fc.assert(
    fc.property(bodies(0, 600), (body) => {
      expect(modest(JSON.stringify(body))).toBe(true)
    }),
  )
})

test('A body of 32,000 keys is refused after its first thousand', () => {
  const keys = Array.from({ length: 32_000 }, (_, at) => `"${at}":0`).join(',')
  const body = Buffer.from(`{${keys}}`)
  const read = new Proxy(body, {
    get: (target, name) => {
      const at = typeof name === 'string' ? Number(name) : Number.NaN
      if (at > 20_000) throw new Error('read too far')
      return Reflect.get(target, name, target)
    },
  })
  expect(isModest(read)).toBe(false)
})
