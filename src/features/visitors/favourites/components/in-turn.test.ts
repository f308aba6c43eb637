import { afterEach, expect, test, vi } from 'vitest'
import { record } from '#features/listing/interactions/components/record.ts'
import { inTurn } from './in-turn.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

/** A browser's locks, of which this needs the exclusive ones. */
function openLocks() {
  const held = new Map<string, Promise<unknown>>()
  return {
    request: (name: string, work: () => Promise<unknown>) => {
      const ended = (held.get(name) ?? Promise.resolve()).then(work)
      held.set(
        name,
        ended.catch(() => undefined),
      )
      return ended
    },
  }
}

test('A heart that is pressed while the first view is under way waits for the cookie', async () => {
  const done: string[] = []
  const view = Promise.withResolvers<void>()
  vi.stubGlobal('navigator', { locks: openLocks() })
  vi.stubGlobal('fetch', async (address: string) => {
    await view.promise
    done.push(address)
    return Response.json({ data: {} })
  })
  record({ propertyId: 5, action: 'view' }, 'en')
  const saved = inTurn(async () => void done.push('saved'))
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(done).toEqual([])
  view.resolve()
  await saved
  expect(done).toEqual(['/api/anonymous-users/action', 'saved'])
})
