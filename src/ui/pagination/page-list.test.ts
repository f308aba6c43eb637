import { describe, expect, it } from 'vitest'
import { pageList } from './page-list.ts'

describe('the list of pages', () => {
  it.each([
    [1, 1, [1]],
    [1, 3, [1, 2, 3]],
    [1, 20, [1, 2, 'gap', 20]],
    [3, 20, [1, 2, 3, 4, 'gap', 20]],
    [4, 20, [1, 2, 3, 4, 5, 'gap', 20]],
    [10, 20, [1, 'gap', 9, 10, 11, 'gap', 20]],
    [17, 20, [1, 'gap', 16, 17, 18, 19, 20]],
    [20, 20, [1, 'gap', 19, 20]],
  ])('of page %i among %i shows no gap where one number would fit', (page, pages, list) => {
    expect(pageList(page, pages)).toEqual(list)
  })

  it('is empty where there is nothing to leaf through', () => {
    expect(pageList(1, 0)).toEqual([])
  })
})
