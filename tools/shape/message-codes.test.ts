import { expect, test } from 'vitest'
import { faultLine } from '../check-shape.ts'
import { messageCodeFaults } from './message-codes.ts'
import { readSource } from './source.ts'

const contract = 'src/features/listing/homes/contract.ts'

const linesOf = (text: string, path = contract) =>
  messageCodeFaults([readSource(path, text)]).map(faultLine)

test.each([
  ["const name = z.string().check(z.minLength(1, 'requird'))"],
  ["const name = z.string().check(z.refine<string>(isName, 'requird'))"],
  ["const day = z.iso.date('requird')"],
  ["const list = z.array(Id).check(z.maxLength(5, { error: 'requird', abort: true }))"],
  ["const both = z.refine<Ends>(isOrdered, { error: 'requird', path: ['price_min'] })"],
])('The message of a schema is a code that a browser can say: %s', (text) => {
  const fault = `${contract}:1: 'requird' is no code of src/i18n/browser-refusals.ts`
  expect(linesOf(text)).toEqual([fault])
  expect(linesOf(text, 'src/platform/endpoint/fields.ts')).toHaveLength(1)
  expect(linesOf(text.replace('requird', 'required'))).toEqual([])
})

test.each([
  ["const kind = z.literal('home')"],
  ["const kind = z.discriminatedUnion('kind', [Home, Office])"],
  ['const list = z.array(Id).check(z.maxLength(limit.maximum, limit.code))'],
  ["const text = words.join('requird')"],
])('Other texts may be: %s', (text) => {
  expect(linesOf(text)).toEqual([])
})
