import { describe, expect, test } from 'vitest'
import { changeProperties } from '#features/posting/ad-list/contract.ts'
import { setState, setVisibility } from '#features/posting/lifecycle/contract.ts'
import { moderateProperty } from '#features/oversight/moderation/contract.ts'
import { eraseAccount } from '#features/oversight/privacy/contract.ts'
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

  test('for what may go off, however much its account has written before', () => {
    const changesOf = openChanges()
    const edit = {
      accountId: 7,
      path: '/properties/my-properties/{id}',
      params: { id: 1 },
      answer: '',
    }
    for (let at = 0; at <= 20; at += 1) changesOf(edit)
    expect(changesOf(edit).size).toBe(0)
    for (const { path } of [setVisibility, setState, moderateProperty])
      expect(changesOf({ ...edit, path, params: { id: 2 } })).toContain('ad/2')
    expect(changesOf(hideMany([{ id: 3, changed: true }]))).toContain('ad/3')
    const erasure = { accountId: 7, path: eraseAccount.path, params: undefined, answer: '' }
    expect(changesOf(erasure)).toContain('account/7')
  })

  test('not for more than twenty writes in a minute that hide ads', () => {
    const changesOf = openChanges()
    const hide = { accountId: 7, path: setVisibility.path, params: { id: 1 }, answer: '' }
    for (let id = 0; id < 20; id += 1) expect(changesOf({ ...hide, params: { id } }).size).toBe(2)
    expect(changesOf(hide).size).toBe(0)
  })
})
