import { expect, test } from 'vitest'
import { boundHeapGrowth } from './heap.ts'

test('what start-up has left behind is collected', async () => {
  const collected: string[] = []
  const registry = new FinalizationRegistry((name: string) => collected.push(name))
  registry.register({ bytes: Array.from({ length: 1_000_000 }, (_, at) => at) }, 'left behind')
  boundHeapGrowth(0)
  await expect.poll(() => collected).toEqual(['left behind'])
})
