import { describe, expect, it } from 'vitest'
import { foldKeyword, wordsOf } from './rules.ts'

describe('the words of an ad', () => {
  it.each([
    ['الشارقة', 'الشارقه'],
    ['جميرا', 'جميرة'],
    ['رأس الخيمة', 'راس الخيمه'],
    ['SEA-View', 'sea view'],
    ['١٢٣', '123'],
  ])('and a keyword meet: %s, %s', (one, other) => {
    expect(foldKeyword(one)).toBe(foldKeyword(other))
  })

  it.each(['-pool', 'pool -', '!pool', '"pool"', '(pool)', 'pool:*'])(
    'are no language: %s asks for a pool',
    (keyword) => {
      expect(foldKeyword(keyword)).toBe('pool')
    },
  )

  it('stand once for the English dictionary, the Arabic ones again for the Arabic one', () => {
    const { all, arabic } = wordsOf(['Sea view', 'إطلالة على البحر'], [])
    expect(all).toBe('sea view اطلاله علي البحر')
    expect(arabic).toBe('اطلاله علي البحر')
  })

  it('hold a place in every form under which people write it', () => {
    const { all } = wordsOf([], ['Al Barsha', 'أبو ظبي'])
    expect(all.split(' ')).toEqual(expect.arrayContaining(['albarsha', 'barsha', 'ابوظبي', 'ظبي']))
  })
})
