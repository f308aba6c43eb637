import { describe, expect, test } from 'vitest'
import { changeProperties } from '#features/ad-bulk/contract.ts'
import { openChanges, subjectsOfWrite } from './page-subjects.ts'

const hideMany = (results: { id: number; changed: boolean }[]) => ({
  accountId: 7,
  path: changeProperties.path,
  params: {},
  answer: JSON.stringify({ data: { results } }),
})

describe('pages are dropped', () => {
  test('for the ads that a call for many has changed, not for those that it named', () => {
    const write = hideMany([
      { id: 1, changed: true },
      { id: 2, changed: false },
    ])
    expect([...subjectsOfWrite(write)]).toEqual(['account/7', 'ad/1'])
  })

  test('for twenty writes of an account in a minute', () => {
    const changesOf = openChanges()
    const write = { accountId: 7, path: '/properties/{id}', params: { id: 1 }, answer: '{}' }
    for (let at = 0; at < 20; at += 1) expect(changesOf(write)).toContain('ad/1')
    expect(changesOf(write).size).toBe(0)
    expect(changesOf({ ...write, accountId: 8 })).toContain('account/8')
  })
})
