import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { longTexts } from '#test/fuzz/long-texts.ts'
import { fold } from './fold.ts'
import { normalizeText } from './normalize-text.ts'

const forms = ['NFC', 'NFKC', 'NFKD'] as const

const marks = Array.from(
  '\u0301\u0323\u0308\u0345\u064e\u0651\u0670\u05b0\u3099\u0344\u20e3\ufe0f\u09be',
)
const letters = Array.from('aẤΆᾂإأبﷺ각ᄀガ\uff76 1.,\n\u200d\u202e👍冬')
const fewMarks = fc.array(fc.constantFrom(...marks), { maxLength: 30 }).map((all) => all.join(''))
/** Texts of any letters, each with at most thirty marks. */
const lawfulTexts = fc
  .array(fc.tuple(fc.constantFrom(...letters), fewMarks), { maxLength: 40 })
  .map((pairs) => pairs.flat().join(''))

/** All characters that are no halves. */
const characters = Array.from({ length: 0x110000 }, (_, code) => code)
  .filter((code) => code < 0xd800 || code > 0xdfff)
  .map((code) => String.fromCodePoint(code))

describe('a normalised text', () => {
  test.each(forms)(
    'is the same as Unicode has it in %s, with up to thirty marks a letter',
    (form) => {
      fc.assert(
        fc.property(fc.oneof(lawfulTexts, fc.string({ unit: 'binary' })), (text) => {
          expect(normalizeText(text, form)).toBe(text.normalize(form))
        }),
      )
    },
  )

  test.each(forms)('has at most thirty marks of what stood on a letter in %s', (form) => {
    const text = `a${'\u0323'.repeat(31)}b${'\uff9e\u0301'.repeat(40)}c`
    const kept = `a${'\u0323'.repeat(30)}b${'\uff9e\u0301'.repeat(15)}c`
    expect(normalizeText(text, form)).toBe(kept.normalize(form))
  })

  test('counts every character that a form puts in order among marks', () => {
    // Of all marks this one stands last.
    const last = '\u0345'
    const ordered = characters.filter(
      (one) => `${last}${one}`.normalize('NFKD') !== last + one.normalize('NFKD'),
    )
    expect(ordered.length).toBeGreaterThan(800)
    const isCut = (run: string) => normalizeText(run, 'NFKD') !== run.normalize('NFKD')
    expect(ordered.filter((one) => !isCut(one.repeat(31)))).toEqual([])
  })
})

/** As in the fuzz tests: our own work, which a busy machine does not lengthen. */
const maxWorkMs = 500

test('a text of 250 KB is folded and normalised in a time that grows with its length', () => {
  const slow = longTexts().filter(([, text]) => {
    const before = process.cpuUsage()
    for (const form of forms) normalizeText(text, form)
    fold(text)
    return process.cpuUsage(before).user > maxWorkMs * 1_000
  })
  expect(slow.map(([name]) => name)).toEqual([])
})
