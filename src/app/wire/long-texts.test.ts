import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { reasonsOf } from '#platform/issues.ts'
import { longTexts } from '#test/fuzz/long-texts.ts'
import { type TextField, textFieldsOf, valueAt } from '#test/fuzz/text-fields.ts'
import { readContracts } from '#tools/checks/contracts.ts'

/**
 * Milliseconds of our own work, which a busy machine does not lengthen. What takes the square of a
 * text's length takes seconds here, what takes its length a few milliseconds.
 */
const maxWorkMs = 250

function workMs(work: () => unknown): number {
  const before = process.cpuUsage()
  work()
  return process.cpuUsage(before).user / 1_000
}

const endpoints = (await readContracts(process.cwd())).map(({ endpoint }) => endpoint)

/** The least of three where the first is too long: the collector of memory may work meanwhile. */
function isSlow(work: () => unknown): boolean {
  return [1, 2, 3].every(() => workMs(work) > maxWorkMs)
}

/** Node takes in an address and headers of 16 KB at most. */
const inQuery = longTexts(16_000)
const inBody = longTexts()

function parse({ schema, path, part }: TextField, text: string) {
  const result = z.safeParse(schema, valueAt(path, text), { reportInput: true })
  return result.success ? [] : reasonsOf(result.error.issues, part)
}

describe('a text as long as a request may be', () => {
  const bodies = endpoints.flatMap((endpoint) => textFieldsOf(endpoint, 'body'))
  const queries = endpoints.flatMap((endpoint) => textFieldsOf(endpoint, 'query'))

  test('may stand in many fields', () => {
    expect(bodies.length).toBeGreaterThan(100)
    expect(queries.length).toBeGreaterThan(60)
  })

  test.each([
    ['email of POST /auth/forget-password', 254],
    ['browserMark of POST /auth/check-link', 64],
    ['name.ar of POST /properties', 90],
  ])('is refused as too long by the %s, whatever it is made of', (name, maximum) => {
    const [, field] = bodies.find(([each]) => each === `body ${name}`) ?? []
    const path = field?.path.join('.')
    const visibleTexts = inBody.map(([, text]) => text.replace(/[\u200b\u202e]/g, ''))
    for (const visible of visibleTexts.filter((text) => text.trim().length > 4 * maximum)) {
      const reasons = field ? parse(field, visible) : []
      expect(reasons).toContainEqual({ code: 'too_long', path, values: { maximum } })
    }
  })

  test.each(bodies)('is soon read or refused in the %s', (_name, field) => {
    const slow = inBody.filter(([, text]) => isSlow(() => parse(field, text)))
    expect(slow.map(([name]) => name)).toEqual([])
  })

  test.each(queries)('is soon read or refused in the %s', (_name, field) => {
    const slow = inQuery.filter(([, text]) => isSlow(() => parse(field, text)))
    expect(slow.map(([name]) => name)).toEqual([])
  })
})
