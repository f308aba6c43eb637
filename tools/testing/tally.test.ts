import { describe, expect, test } from 'vitest'
import { honest, plainLine, secondTries, sumOf, tallyOfJourneys, tallyOfVitest } from './tally.ts'

const file = (status: string, ...tests: string[]) => ({
  status,
  assertionResults: tests.map((one) => ({ status: one })),
})

describe('The plain line of npm test', () => {
  test('sums the tests beside the code and the journeys', () => {
    const unit = tallyOfVitest({ testResults: [file('passed', 'passed', 'passed', 'skipped')] })
    const stats = { expected: 5, unexpected: 1, flaky: 0, skipped: 0 }
    const total = sumOf([unit, tallyOfJourneys({ stats, errors: [] })])
    expect(plainLine(total)).toBe('7 passed, 1 failed, 1 skipped')
  })

  test('leaves out what is skipped when nothing is', () => {
    expect(plainLine({ passed: 3, failed: 0, skipped: 0 })).toBe('3 passed, 0 failed')
  })

  test('counts a file that could not be loaded as a failure', () => {
    expect(tallyOfVitest({ testResults: [file('failed'), file('failed', 'passed')] }).failed).toBe(
      2,
    )
    expect(tallyOfVitest({ testResults: [file('failed', 'failed')] }).failed).toBe(1)
  })

  test('counts an error outside the journeys as a failure', () => {
    const stats = { expected: 1, unexpected: 0, flaky: 0, skipped: 0 }
    expect(tallyOfJourneys({ stats, errors: ['no server'] }).failed).toBe(1)
  })

  test('names each story that passed at its second try alone', () => {
    const story = (title: string, status: string) => ({
      title,
      tests: [
        { projectName: 'en', status: 'expected' },
        { projectName: 'ar', status },
      ],
    })
    const inner = { title: 'Without scripts', specs: [story('an agent is found', 'flaky')] }
    const suites = [
      { title: 'agents.journey.ts', specs: [story('A visitor', 'expected')], suites: [inner] },
      { title: 'home.journey.ts', specs: [story('Home', 'unexpected')] },
    ]
    const stats = { expected: 4, unexpected: 1, flaky: 1, skipped: 0 }
    expect(secondTries({ stats, errors: [], suites })).toEqual([
      '[ar] agents.journey.ts › an agent is found',
    ])
    expect(secondTries({ stats, errors: [] })).toEqual([])
  })

  test('never says zero failed of a run that ended badly or ran nothing', () => {
    const good = { passed: 3, failed: 0, skipped: 0 }
    expect(honest(good, 0)).toEqual(good)
    expect(honest(good, 1).failed).toBe(1)
    expect(honest({ ...good, failed: 2 }, 1).failed).toBe(2)
    expect(honest({ passed: 0, failed: 0, skipped: 4 }, 0).failed).toBe(1)
  })
})
