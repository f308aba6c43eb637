import { afterEach, expect, test, vi } from 'vitest'
import { draftName } from './draft-name.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

const nameFor = (cookie: string) => {
  vi.stubGlobal('document', { cookie })
  return draftName(5)
}

test('A note that one user has typed is not in the form of the next one', () => {
  const names = ['user_name=Sara', 'user_name=Omar', ''].map(nameFor)
  expect(new Set(names).size).toBe(3)
})
