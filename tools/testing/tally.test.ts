import { describe, expect, test } from 'vitest'
import {
  durationsOfJourneys,
  durationsOfVitest,
  failuresOfJourneys,
  failuresOfVitest,
  honest,
  plainLine,
  secondTries,
  slowest,
  sumOf,
  tallyOfJourneys,
  tallyOfVitest,
} from './tally.ts'

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
    expect(tallyOfJourneys({ stats, errors: [{ message: 'no server' }] }).failed).toBe(1)
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

  test('names what failed, with the first line of its error', () => {
    const red = '\u001b[31m'
    const broken = {
      ...file('failed'),
      name: `${process.cwd()}/src/a.test.ts`,
      message: '\nx is not defined\nat a',
    }
    const failed = {
      status: 'failed',
      name: '/elsewhere/b.test.ts',
      assertionResults: [
        { status: 'passed', fullName: 'b holds' },
        {
          status: 'failed',
          fullName: 'b counts',
          failureMessages: [`${red}Error: 1 is not 2\nat b`],
        },
      ],
    }
    expect(failuresOfVitest({ testResults: [broken, failed, file('passed', 'passed')] })).toEqual([
      'src/a.test.ts: x is not defined',
      '/elsewhere/b.test.ts › b counts: Error: 1 is not 2',
    ])
    const tests = [
      {
        projectName: 'ar',
        status: 'unexpected',
        results: [
          { duration: 1, error: { message: 'first try' } },
          { duration: 1, error: { message: 'second try\nat c' } },
        ],
      },
      { projectName: 'en', status: 'expected' },
    ]
    const suites = [{ title: 'c.journey.ts', specs: [{ title: 'A visitor', tests }] }]
    const stats = { expected: 1, unexpected: 1, flaky: 0, skipped: 0 }
    expect(failuresOfJourneys({ stats, errors: [{ message: 'no server' }], suites })).toEqual([
      '[ar] c.journey.ts › A visitor: second try',
      'outside of a story: no server',
    ])
  })

  test('lists what took longest, a story with all its tries', () => {
    const unit = durationsOfVitest({
      testResults: [{ ...file('passed'), name: 'a.test.ts', startTime: 1000, endTime: 3500 }],
    })
    const tests = [
      { projectName: 'en', status: 'flaky', results: [{ duration: 2000 }, { duration: 1000 }] },
    ]
    const journeys = durationsOfJourneys({
      stats: { expected: 0, unexpected: 0, flaky: 1, skipped: 0 },
      errors: [],
      suites: [{ title: 'c.journey.ts', specs: [{ title: 'A visitor', tests }] }],
    })
    expect(slowest([...unit, ...journeys], 10)).toEqual([
      '   3.0 s  [en] c.journey.ts › A visitor',
      '   2.5 s  a.test.ts',
    ])
    expect(slowest([...unit, ...journeys], 1)).toHaveLength(1)
  })

  test('never says zero failed of a run that ended badly or ran nothing', () => {
    const good = { passed: 3, failed: 0, skipped: 0 }
    expect(honest(good, 0)).toEqual(good)
    expect(honest(good, 1).failed).toBe(1)
    expect(honest({ ...good, failed: 2 }, 1).failed).toBe(2)
    expect(honest({ passed: 0, failed: 0, skipped: 4 }, 0).failed).toBe(1)
  })
})
