import { expect, test } from 'vitest'
import { boundHeapGrowth } from './heap.ts'

test('what start-up has left behind is collected', async () => {
  const left = new WeakRef({ bytes: Array.from({ length: 1_000_000 }, (_, at) => at) })
  boundHeapGrowth(0)
  await expect.poll(() => left.deref()).toBeUndefined()
})
