import { describe, expect, it } from 'vitest'
import { readArguments } from './arguments.ts'

describe('npm run payments', () => {
  it.each([
    [['list'], { verb: 'list', limit: 50, isJson: false }],
    [
      ['list', '--state', 'paid', '--account', 'a@b.example', '--limit', '3', '--json'],
      { verb: 'list', state: 'paid', account: 'a@b.example', limit: 3, isJson: true },
    ],
    [['refund', 'x9Kd2LmQ7pXvT9cR1sYw3g'], { verb: 'refund', id: 'x9Kd2LmQ7pXvT9cR1sYw3g' }],
    [['grant', 'a@b.example', '2'], { verb: 'grant', email: 'a@b.example', packageId: 2 }],
    [['reconcile'], { verb: 'reconcile' }],
    [['check'], { verb: 'check' }],
    [['--help'], 'help'],
  ])('understands %j', (args, wanted) => {
    expect(readArguments(args)).toEqual(wanted)
  })

  it('takes a month of Dubai, which begins four hours before that of UTC', () => {
    expect(readArguments(['export', '2026-12'])).toEqual({
      verb: 'export',
      from: new Date('2026-11-30T20:00:00Z'),
      until: new Date('2026-12-31T20:00:00Z'),
    })
  })

  it.each([
    [[]],
    [['pay']],
    [['list', 'all']],
    [['list', '--state', 'sold']],
    [['list', '--limit', '0']],
    [['refund']],
    [['grant', 'nobody', '2']],
    [['grant', 'a@b.example', 'two']],
    [['export', '2026-13']],
    [['export']],
    [['check', '--fast']],
  ])('says what is wrong with %j', (args) => {
    expect(readArguments(args)).toHaveProperty('problem')
  })
})
