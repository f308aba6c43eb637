import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { eachSave } from './saves.ts'

beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue())
afterEach(() => void vi.restoreAllMocks())

test('Files saved together are taken up together, and later ones after them', async () => {
  const taken: string[][] = []
  const { promise, resolve } = Promise.withResolvers<void>()
  const tell = eachSave(async (files) => {
    taken.push(files)
    if (taken.length === 1) await promise
  })
  tell('a.ts')
  tell('b.ts')
  await expect.poll(() => taken).toEqual([['a.ts', 'b.ts']])
  tell('c.ts')
  resolve()
  await expect.poll(() => taken).toEqual([['a.ts', 'b.ts'], ['c.ts']])
})

test('What failed is told and tried again with the next save', async () => {
  const takeUp = vi.fn<(files: string[]) => Promise<void>>()
  takeUp.mockRejectedValueOnce(new SyntaxError('Expression expected'))
  const tell = eachSave(takeUp)
  tell('a.ts')
  const told = vi.mocked(console.error)
  await expect.poll(() => told.mock.calls[0]?.[0]).toContain('a.ts')
  tell('b.ts')
  await expect.poll(() => takeUp.mock.calls).toEqual([[['a.ts']], [['a.ts', 'b.ts']]])
  tell('c.ts')
  await expect.poll(() => takeUp.mock.calls.at(-1)).toEqual([['c.ts']])
})
