import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { pointCodes, worths } from '../contract/quality.ts'
import { factNames, warningCodes } from '../contract/agreement.ts'
import { LanguageProvider } from '#i18n/words.tsx'
import type { Checks } from '../contract/checks.ts'
import { points as pointWords } from '../phrases/points.ts'
import { ChecksPanel } from './checks-panel.tsx'
import { describeWarning } from './warning-words.ts'

const quality = (reached: boolean) => ({
  score: reached ? 100 : 0,
  points: pointCodes.map((code) => ({ code, path: 'name.en', worth: worths[code], reached })),
})

const blank: Checks = {
  quality: { en: quality(true), ar: quality(true) },
  warnings: [],
  duplicates: [],
  canPublish: true,
}

const warning = { path: 'description.en', fact: null, said: null, known: null, place: null }
const place = { en: 'Jumeirah', ar: 'جميرا' }

const drawn = (checks: Checks | undefined, language: 'en' | 'ar', onRetry?: () => void) =>
  renderToStaticMarkup(
    <LanguageProvider value={language}>
      <ChecksPanel checks={checks} onRetry={onRetry} onGo={() => undefined} />
    </LanguageProvider>,
  )

describe('The checks of an ad', () => {
  test.each([
    ['en', 'Nothing is missing', 'No similar ads found.'],
    ['ar', 'لا ينقصه شيء', 'لا يوجد إعلان مشابه.'],
  ] as const)('say that all is well, in %s', (language, nothing, nobody) => {
    const html = drawn(blank, language)
    expect(html).toContain(nothing)
    expect(html).toContain(nobody)
    expect(html).not.toContain('<button')
  })

  test('lead to the field of every point that is missing, the weightiest first', () => {
    const html = drawn({ ...blank, quality: { en: quality(false), ar: quality(true) } }, 'en')
    const said = [...html.matchAll(/<span>([^<]+)<\/span><bdi[^>]*>\+(\d+)/g)]
    expect(said).toHaveLength(Object.keys(pointWords).length)
    const weights = said.map(([, , worth]) => Number(worth))
    expect(weights).toEqual(weights.toSorted((one, other) => other - one))
    expect(html).toContain('Add at least 3 photos')
    expect(html).not.toMatch(/\{\w+\}/)
  })

  test('keep their place while they are fetched, and are asked for again when that failed', () => {
    expect(drawn(undefined, 'ar')).toContain('جارٍ فحص الإعلان')
    const failed = drawn(undefined, 'en', () => undefined)
    expect(failed).toContain('role="alert"')
    expect(failed).toContain('Try again')
  })

  test('name another ad and whose it is', () => {
    const name = { en: 'Sea view home', ar: 'منزل مطل على البحر' }
    const other = {
      id: 7,
      referenceId: 'DR-7',
      name,
      reason: 'permit',
      live: true,
      own: false,
    } as const
    const html = drawn({ ...blank, duplicates: [other, { ...other, id: 8, own: true }] }, 'en')
    expect(html).toContain('href="/en/properties/7/sea-view-home"')
    expect(html).toContain('href="/en/my-properties/8"')
    expect(html.match(/Yours/g)).toHaveLength(1)
  })
})

describe('A warning', () => {
  test.each([
    ['en', 'Bedrooms: 3 in the English description, studio in its field'],
    ['ar', 'غرف النوم: 3 في الوصف الإنجليزي، واستوديو في الحقل المخصص'],
  ] as const)('is a sentence with the numbers as they are written, in %s', (language, said) => {
    const differs = { ...warning, code: 'differs_from_field', fact: 'rooms', said: 3 } as const
    expect(describeWarning({ ...differs, known: 0 }, { language, unit: 'sqm' })).toBe(said)
  })

  const every = warningCodes.flatMap((code) => factNames.map((fact) => [code, fact] as const))

  test.each(every)('has no gap in its sentence: %s of %s', (code, fact) => {
    const full = { ...warning, code, fact, said: 2_028, known: 1, place }
    const said = (['en', 'ar'] as const).map((language) =>
      describeWarning(full, { language, unit: 'sqft' }),
    )
    expect(said.join('\n')).not.toMatch(/\{\w+\}|: {2}|undefined/)
  })
})
