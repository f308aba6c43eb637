import { describe, expect, test } from 'vitest'
import { callerOf, networkOf } from './address.ts'

describe('a caller', () => {
  test.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '::ffff:203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:db8:1::6', '2001:db8:1:0'],
    ['::1', '0:0:0:0'],
    ['203.0.113.9:5678', '203.0.113.9'],
    ['[2001:db8:1:2::6]:5678', '2001:db8:1:2'],
  ])('%s is %s', (address, caller) => {
    expect(callerOf(address)).toBe(caller)
  })

  test('who has closed the connection already has no address, which is no fault of ours', () => {
    expect(callerOf(undefined)).toBe('')
  })
})

describe('the network of a caller', () => {
  test.each([
    ['203.0.113.9', '203.0.113'],
    ['::ffff:203.0.113.9', '203.0.113'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1'],
    ['2001:db8::6', '2001:db8:0'],
    [undefined, ''],
  ])('%s is in %s', (address, network) => {
    expect(networkOf(callerOf(address))).toBe(network)
  })
})
