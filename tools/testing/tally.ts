/** How many tests ended how. */
export type Tally = { passed: number; failed: number; skipped: number }

type VitestFile = { status: string; assertionResults: { status: string }[] }
export type VitestReport = { testResults: VitestFile[] }
type JourneyTest = { projectName: string; status: string }
type JourneySuite = {
  title: string
  specs?: { title: string; tests: JourneyTest[] }[]
  suites?: JourneySuite[]
}
export type JourneyReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  errors: unknown[]
  suites?: JourneySuite[]
}

/** A file that could not be loaded has no tests to count, and is a failure all the same. */
const isBroken = ({ status, assertionResults }: VitestFile) =>
  status === 'failed' && !assertionResults.some((test) => test.status === 'failed')

export function tallyOfVitest({ testResults }: VitestReport): Tally {
  const tests = testResults.flatMap((file) => file.assertionResults)
  const count = (...statuses: string[]) =>
    tests.filter(({ status }) => statuses.includes(status)).length
  return {
    passed: count('passed'),
    failed: count('failed') + testResults.filter(isBroken).length,
    skipped: count('skipped', 'pending', 'todo', 'disabled'),
  }
}

export function tallyOfJourneys({ stats, errors }: JourneyReport): Tally {
  const { expected, unexpected, flaky, skipped } = stats
  return { passed: expected + flaky, failed: unexpected + errors.length, skipped }
}

function secondTriesOf(file: string, suite: JourneySuite): string[] {
  const own = (suite.specs ?? []).flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === 'flaky')
      .map(({ projectName }) => `[${projectName}] ${file} › ${title}`),
  )
  return [...own, ...(suite.suites ?? []).flatMap((inner) => secondTriesOf(file, inner))]
}

/** The stories that failed at first and passed when they were repeated, by name. */
export const secondTries = ({ suites = [] }: JourneyReport): string[] =>
  suites.flatMap((suite) => secondTriesOf(suite.title, suite))

/** What a run says of itself: one that ends badly, or ran nothing, has a failure. */
export function honest(tally: Tally, code: number): Tally {
  const isHidden = code !== 0 || tally.passed === 0
  return isHidden && tally.failed === 0 ? { ...tally, failed: 1 } : tally
}

export function sumOf(tallies: Tally[]): Tally {
  const sum = (name: keyof Tally) => tallies.reduce((total, tally) => total + tally[name], 0)
  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') }
}

/** The last line of `npm test`, which a machine reads too. */
export const plainLine = ({ passed, failed, skipped }: Tally) =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
