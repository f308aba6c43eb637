import { stripVTControlCharacters } from 'node:util'

/** How many tests ended how. */
export type Tally = { passed: number; failed: number; skipped: number }

type UnitTest = { status: string; fullName?: string; failureMessages?: string[] }
type VitestFile = {
  status: string
  assertionResults: UnitTest[]
  name?: string
  message?: string
  startTime?: number
  endTime?: number
}
export type VitestReport = { testResults: VitestFile[] }
type JourneyResult = { duration: number; error?: { message?: string } }
type JourneyTest = { projectName: string; status: string; results?: JourneyResult[] }
type JourneySuite = {
  title: string
  specs?: { title: string; tests: JourneyTest[] }[]
  suites?: JourneySuite[]
}
export type JourneyReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  errors: { message?: string }[]
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

type Story = { name: string; status: string; results: JourneyResult[] }

function storiesIn(file: string, suite: JourneySuite): Story[] {
  const own = (suite.specs ?? []).flatMap(({ title, tests }) =>
    tests.map(({ projectName, status, results = [] }) => ({
      name: `[${projectName}] ${file} › ${title}`,
      status,
      results,
    })),
  )
  return [...own, ...(suite.suites ?? []).flatMap((inner) => storiesIn(file, inner))]
}

const storiesOf = ({ suites = [] }: JourneyReport): Story[] =>
  suites.flatMap((suite) => storiesIn(suite.title, suite))

/** The stories that failed at first and passed when they were repeated, by name. */
export const secondTries = (report: JourneyReport): string[] =>
  storiesOf(report)
    .filter(({ status }) => status === 'flaky')
    .map(({ name }) => name)

/** The first line that says something, without colours. */
const firstLine = (text = '') =>
  stripVTControlCharacters(text)
    .split('\n')
    .map((line) => line.trim())
    .find((line) => line !== '') ?? 'no message'

const pathOf = ({ name = '' }: VitestFile) => name.replace(`${process.cwd()}/`, '')

/** What failed beside the journeys, by file and name, each with the first line of its error. */
export function failuresOfVitest({ testResults }: VitestReport): string[] {
  return testResults.flatMap((file) => {
    const tests = file.assertionResults.filter(({ status }) => status === 'failed')
    const named = tests.map(
      ({ fullName, failureMessages }) =>
        `${pathOf(file)} › ${fullName}: ${firstLine(failureMessages?.[0])}`,
    )
    return isBroken(file) ? [`${pathOf(file)}: ${firstLine(file.message)}`] : named
  })
}

/** What failed of the journeys, errors outside of a story included. */
export function failuresOfJourneys(report: JourneyReport): string[] {
  const stories = storiesOf(report)
    .filter(({ status }) => status === 'unexpected')
    .map(({ name, results }) => `${name}: ${firstLine(results.at(-1)?.error?.message)}`)
  return [
    ...stories,
    ...report.errors.map(({ message }) => `outside of a story: ${firstLine(message)}`),
  ]
}

/** What took how long: a file of unit tests, or a story with all its tries. */
export type Duration = { name: string; seconds: number }

export const durationsOfVitest = ({ testResults }: VitestReport): Duration[] =>
  testResults.map((file) => ({
    name: pathOf(file),
    seconds: ((file.endTime ?? 0) - (file.startTime ?? 0)) / 1000,
  }))

export const durationsOfJourneys = (report: JourneyReport): Duration[] =>
  storiesOf(report).map(({ name, results }) => ({
    name,
    seconds: results.reduce((total, { duration }) => total + duration, 0) / 1000,
  }))

/** The `count` longest, each as a line, the longest first. */
export const slowest = (durations: Duration[], count: number): string[] =>
  [...durations]
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, count)
    .map(({ name, seconds }) => `${seconds.toFixed(1).padStart(6)} s  ${name}`)

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
