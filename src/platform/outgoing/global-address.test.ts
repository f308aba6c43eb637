import { describe, expect, test } from 'vitest'
import { isGlobal } from './global-address.ts'

describe('A public address', () => {
  test.each(['8.8.8.8', '94.200.1.1', '2600:1f18::1', '2a00:1450:4009:80b::200e'])(
    'is %s',
    (address) => expect(isGlobal(address)).toBe(true),
  )

  test.each([
    '127.0.0.1',
    '0.0.0.0',
    '10.1.2.3',
    '172.31.255.255',
    '192.168.0.1',
    '100.64.0.1',
    '169.254.169.254',
    '168.63.129.16',
    '100.100.100.200',
    '192.0.0.192',
    'fd20:ce::254',
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::1',
    '::',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    '64:ff9b::7f00:1',
    '64:ff9b:1::1',
    'fe80::1',
    'fe80::1%eth0',
    'fc00::1',
    'fd00:ec2::254',
    'ff02::1',
    '2001::1',
    '2001:db8::1',
    '2002:7f00:1::1',
    '3fff::1',
    'localhost',
    '',
  ])('is not %s', (address) => expect(isGlobal(address)).toBe(false))
})
