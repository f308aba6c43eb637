import { describe, expect, test } from 'vitest'
import { submissionFaults } from '#features/posting/fields/rules.ts'
import {
  countBySteps,
  findFirstIncomplete,
  inOrder,
  stepFields,
  stepOf,
  structureOf,
} from './rules.ts'
import { paths } from './rules/typed/paths.ts'

describe('the steps', () => {
  test('have each field once', () => {
    const fields = Object.values(stepFields).flat()
    expect(fields.toSorted()).toEqual([...paths].toSorted())
  })

  test('have everything that an ad may lack', () => {
    const lacking = submissionFaults({ purpose: 'rent', category: 'commercial' }, undefined)
    expect(lacking.filter(({ path }) => stepOf(path) === undefined)).toEqual([])
  })

  test('say how much is missing in each, and where one goes on', () => {
    const faults = [{ path: 'totalPrice' }, { path: 'name.ar' }, { path: 'name.en' }]
    expect(countBySteps(faults)).toMatchObject({ kind: 0, words: 2, price: 1 })
    expect(findFirstIncomplete(faults)).toBe('words')
    expect(findFirstIncomplete([])).toBe('check')
    expect(inOrder(faults).map(({ path }) => path)).toEqual(['name.en', 'name.ar', 'totalPrice'])
  })
})

describe('the structure of a text', () => {
  test.each([
    ['Two rooms, 3 baths.\n\n- Pool\n- 2 car parks', '…, 3 ….\n\n- …\n- 2 …'],
    ['غرفتان و3 حمامات\n• مسبح', '…3 …\n• …'],
    ['1) Near the metro\r\n2) 1,200 sqft', '1) …\n2) 1,200 …'],
    ['', ''],
  ])('of %j is %j', (text, structure) => {
    expect(structureOf(text)).toBe(structure)
  })
})
