import { expect, test } from 'vitest'
import {
  countFailure,
  cursorOf,
  type Failures,
  hostOf,
  isGivenUp,
  type Outcome,
  outcomeOf,
  payloadOf,
} from './pictures.ts'

const host = 'crm.example'
const after = (...outcomes: Outcome[]) =>
  outcomes.reduce<Failures>((failures, outcome) => countFailure(failures, host, outcome), {})
const times = (count: number, outcome: Outcome) => Array<Outcome>(count).fill(outcome)

test('a host that is away five times in a row is given up, and only that one', () => {
  expect(isGivenUp(after(...times(4, 'away')), host)).toBe(false)
  expect(isGivenUp(after(...times(5, 'away')), host)).toBe(true)
  expect(isGivenUp(after(...times(5, 'away')), 'other.example')).toBe(false)
})

test('pictures that are missing count less, and one that is given begins anew', () => {
  expect(isGivenUp(after(...times(49, 'missing')), host)).toBe(false)
  expect(isGivenUp(after(...times(50, 'missing')), host)).toBe(true)
  expect(isGivenUp(after(...times(4, 'away'), 'given', ...times(4, 'away')), host)).toBe(false)
})

test('a host without an answer, or one that is busy, is away', () => {
  expect(outcomeOf('address_refuses', 503)).toBe('away')
  expect(outcomeOf('address_refuses', 429)).toBe('away')
  expect(outcomeOf('answer_too_slow')).toBe('away')
  expect(outcomeOf('address_unreachable')).toBe('away')
  expect(outcomeOf('address_refuses', 404)).toBe('missing')
  expect(outcomeOf('answer_of_wrong_type')).toBe('missing')
})

test('after twenty hosts that fail no further ones are asked, but those that gave pictures are', () => {
  const failing = (count: number) =>
    Array.from({ length: count }).reduce<Failures>(
      (failures, _, at) => countFailure(failures, `h${at}.example`, 'away'),
      countFailure({}, host, 'given'),
    )
  expect(isGivenUp(failing(19), 'new.example')).toBe(false)
  expect(isGivenUp(failing(20), 'new.example')).toBe(true)
  expect(isGivenUp(failing(20), host)).toBe(false)
  expect(isGivenUp(failing(20), 'h19.example')).toBe(false)
})

test('hosts that lack a picture now and then do not keep others from being asked', () => {
  let failures: Failures = {}
  for (let at = 0; at < 50; at += 1) {
    failures = countFailure(failures, `h${at}.example`, 'missing')
  }
  expect(isGivenUp(failures, 'new.example')).toBe(false)
})

test('of countless hosts the last hundred are known', () => {
  let failures: Failures = {}
  for (let at = 0; at < 500; at += 1) failures = countFailure(failures, `h${at}.example`, 'away')
  expect(Object.keys(failures)).toHaveLength(100)
  expect(failures).toHaveProperty('h499.example')
})

test('a batch goes on where the one before it stopped', () => {
  const cursor = { after: 'R-7', from: 12, failures: after('away') }
  expect(cursorOf(payloadOf(cursor))).toEqual(cursor)
  expect(cursorOf({})).toEqual({ after: '', from: 0, failures: {} })
  expect(hostOf('https://Crm.example:8443/a.jpg')).toBe(host)
  expect(hostOf('no address')).toBe('')
})
