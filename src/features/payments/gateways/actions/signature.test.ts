import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { InvalidNotice } from '../rules/gateway.ts'
import { signNotice, verifyNotice } from './signature.ts'

const secret = 'a secret of the sandbox'
const signedAt = new Date('2026-12-01T10:00:00Z')
const body = Buffer.from('{"id":"one"}')
const header = signNotice({ secret, body, at: signedAt })

const after = (seconds: number) => new Date(signedAt.getTime() + seconds * 1_000)

const verify = (
  given: string | string[] | undefined,
  { now = signedAt, sent = body }: { now?: Date; sent?: Buffer } = {},
) => verifyNotice(given, { secret, body: sent, now })

/** RFC 4231 has no vector with a time before the text, so this one was made with openssl. */
const known = {
  header: 't=1796119200,v1=6f95904aab48742e06e5a3c628b5378e086ba30c612e59c621565e4b31c0256f',
  secret: 'whsec_test',
  body: '{"id":"evt_1"}',
}

describe('A signed notice', () => {
  test('has the signature that other programs make of it', () => {
    const at = new Date(1_796_119_200_000)
    expect(signNotice({ secret: known.secret, body: known.body, at })).toBe(known.header)
  })

  test('is accepted whatever its bytes, secret and time', () => {
    const signing = fc.record({
      secret: fc.string({ minLength: 1 }),
      bytes: fc.uint8Array({ maxLength: 300 }),
      at: fc.date({ min: new Date(0), max: new Date('2100-01-01'), noInvalidDate: true }),
    })
    fc.assert(
      fc.property(signing, ({ bytes, at, ...rest }) => {
        const sent = Buffer.from(bytes)
        const made = signNotice({ ...rest, body: sent, at })
        expect(() => verifyNotice(made, { ...rest, body: sent, now: at })).not.toThrow()
      }),
    )
  })

  test('is refused with any other byte in its body', () => {
    const change = fc.record({ at: fc.nat(body.length - 1), by: fc.integer({ min: 1, max: 255 }) })
    fc.assert(
      fc.property(change, ({ at, by }) => {
        const sent = Buffer.from(body)
        sent[at]! ^= by
        expect(() => verify(header, { sent })).toThrow(InvalidNotice)
      }),
    )
  })

  test('is refused with any other text in place of its signature', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(() => verify(text)).toThrow(InvalidNotice)
        expect(() => verify(`t=${signedAt.getTime() / 1_000},v1=${text}`)).toThrow(InvalidNotice)
      }),
    )
  })

  const [time = '', digest = ''] = header.split(',')
  test.each([
    ['missing', undefined],
    ['empty', ''],
    ['sent twice', [header, header]],
    ['without a time', digest],
    ['without a signature', time],
    ['with two times', `${time},${header}`],
    ['with a time that is no number', `t=now,${digest}`],
    ['with a negative time', `t=-1,${digest}`],
    ['too short', header.slice(0, -1)],
    ['too long', `${header}0`],
    ['in capital letters', `${time},v1=${digest.slice(3).toUpperCase()}`],
    ['of another scheme', `${time},v0=${digest.slice(3)}`],
    ['of another time', `t=${signedAt.getTime() / 1_000 + 1},${digest}`],
  ])('is refused when its signature is %s', (_, given) => {
    expect(() => verify(given)).toThrow(InvalidNotice)
  })

  test('is refused when another secret signed it', () => {
    const other = signNotice({ secret: 'another', body, at: signedAt })
    expect(() => verify(other)).toThrow('wrong signature')
  })

  test('is accepted for five minutes before and after the time of its signature', () => {
    for (const seconds of [-300, 0, 300]) verify(header, { now: after(seconds) })
    for (const seconds of [-301, 301]) {
      expect(() => verify(header, { now: after(seconds) })).toThrow('too long ago')
    }
  })

  test('is accepted when one of several secrets signed it, in any order', () => {
    const [, other] = signNotice({ secret: 'newer', body, at: signedAt }).split(',')
    verify(`${time},${other},${digest}`)
    verify(`${time},v0=abc,${digest},${other}`)
    expect(() => verify(`${time},${other},${other}`)).toThrow('wrong signature')
  })
})
