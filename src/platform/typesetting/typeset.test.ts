import { expect, test } from 'vitest'
import { typeset } from './typeset.ts'

const broken = { template: '#panic("as it should")', data: {} }

test('What is not typeset fails, and the next one is typeset all the same', async () => {
  await expect(typeset(broken)).rejects.toThrow('as it should')
  const pdf = await typeset({ template: 'Hello', data: {} })
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
})

test('Where too many documents wait, another one is refused', async () => {
  const asked = Array.from({ length: 26 }, () => typeset(broken))
  const answers = await Promise.allSettled(asked)
  const reasons = answers.map((answer) => (answer.status === 'rejected' ? answer.reason.status : 0))
  expect(reasons.filter((status) => status === 503)).toHaveLength(1)
  expect(reasons.at(-1)).toBe(503)
})
