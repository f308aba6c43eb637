import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { endpoint, nameOf } from '#platform/endpoint/endpoint.ts'
import { ownershipFaults, untriedCalls } from '#test/access/ownership.ts'
import { accessFixtures, isPrivate } from '#test/access/fixtures.ts'
import { openSite } from '#test/site.ts'
import { handlers } from '../handlers.ts'

const site = await openSite({ env: { WORKER: 'off', RATE_LIMITS: 'off' } })
const fixtures = accessFixtures(site)

const guarded = handlers(site.providers)
  .map((handler) => handler.endpoint)
  .filter(isPrivate)

describe('what belongs to somebody is for others as if it were not there', () => {
  test('and every private call is tried here', () => {
    expect(untriedCalls(guarded)).toEqual([])
  })

  test.each(guarded.map((each) => [nameOf(each), each] as const))('%s', async (_, each) => {
    expect(await ownershipFaults(fixtures, each)).toEqual([])
  })

  test('and a new call that nobody thought about is named', () => {
    const summary = 'A call of this test'
    const reply = z.object({})
    const added = [
      endpoint({ summary, method: 'DELETE', path: '/notes/{id}', access: 'account', reply }),
      endpoint({ summary, method: 'GET', path: '/notes', access: ['agent'], reply }),
      endpoint({ summary, method: 'GET', path: '/open-notes', access: 'public', reply }),
    ]
    expect(untriedCalls(added)).toEqual([
      'DELETE /notes/{id} is private: say in test/access/scenes.ts what an owner has and a stranger tries',
      'GET /notes is private: say in test/access/own-calls.ts what an owner has and a stranger tries',
    ])
  })
})
