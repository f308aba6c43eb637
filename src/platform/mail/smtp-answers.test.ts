import { inspect } from 'node:util'
import { describe, expect, test } from 'vitest'
import { dayMs, minuteMs } from '#i18n/time-units.ts'
import { isGivenUp, isNoAddress, NotHandedOver, refusalInWords, refusalOf } from './smtp-answers.ts'

const answered = (response: string, command = 'RCPT TO', code = 'EENVELOPE') => ({
  message: `Can't send mail - all recipients were rejected: ${response}`,
  code,
  command,
  response,
  responseCode: Number(response.slice(0, 3)),
})

const givenUpAfter = (response: string, refusedForMs: number, takesOthers = true) =>
  isGivenUp(refusalOf(answered(response))!, { refusedForMs, takesOthers })

describe('an answer to a recipient', () => {
  test.each([
    ['450 4.1.2 <sara@later.example>: Recipient address rejected: Domain not found', '450 4.1.2'],
    ['550 Unrouteable address', '550'],
    ['501 Invalid RCPT TO <sara@invalid.example>', '501'],
    ['550 5.7.1 <sara@gone.example>: suppressed', '550 5.7.1'],
  ])('%s is about this letter, and is kept without its words', (response, kept) => {
    expect(refusalInWords(refusalOf(answered(response))!)).toBe(`RCPT TO: ${kept}`)
  })

  test.each(['550 Unrouteable address', '501 Invalid RCPT TO', '550 5.7.1 suppressed'])(
    '%s ends the letter after half an hour, unless the server takes no other letter',
    (response) => {
      expect(givenUpAfter(response, 29 * minuteMs)).toBe(false)
      expect(givenUpAfter(response, 31 * minuteMs)).toBe(true)
      expect(givenUpAfter(response, 2 * dayMs, false)).toBe(false)
      expect(givenUpAfter(response, 3 * dayMs, false)).toBe(true)
    },
  )

  test.each([
    '450 4.1.2 Domain not found',
    '503 5.5.1 bad sequence of commands',
    '550 5.4.5 daily sending quota exceeded',
  ])('%s ends it after three days', (response) => {
    expect(givenUpAfter(response, 2 * dayMs)).toBe(false)
    expect(givenUpAfter(response, 3 * dayMs)).toBe(true)
  })

  test.each([
    ['550 5.1.1 no such user', true],
    ['550 5.1.10 no mail is taken', true],
    ['550 5.1.0 sender address rejected', false],
    ['550 5.1.7 bad sender', false],
    ['550 5.7.1 suppressed', false],
    ['450 4.1.1 unverified address', false],
  ])('%s says that there is no such address: %s', (response, isOne) => {
    expect(isNoAddress(refusalOf(answered(response))!)).toBe(isOne)
  })
})

describe('an answer to the letter itself', () => {
  test('is about this letter, but a filter may have erred: it is tried for days', () => {
    const refusal = refusalOf(answered('554 5.7.1 looks like spam', 'DATA', 'EMESSAGE'))!
    expect(isGivenUp(refusal, { refusedForMs: dayMs, takesOthers: true })).toBe(false)
  })
})

describe('what concerns all letters', () => {
  test.each([
    ['a server that leaves', answered('421 4.7.0 too many errors')],
    ['a sender that may not send', answered('553 5.7.1 not owned by user', 'MAIL FROM')],
    ['a login that fails', answered('535 5.7.8 wrong password', 'AUTH PLAIN', 'EAUTH')],
    ['a server that is away', { code: 'ESOCKET', command: 'CONN' }],
    ['a server that says nothing', { code: 'ETIMEDOUT', command: 'CONN' }],
  ])('is no refusal of one letter: %s', (_, error) => {
    expect(refusalOf(error)).toBeUndefined()
  })

  test('is kept without the words of the server, which may name the recipient', () => {
    const error = {
      ...answered('421 4.7.0 <sara@example.com> later'),
      rejected: ['sara@example.com'],
    }
    const kept = new NotHandedOver(error)
    expect(inspect(kept)).not.toContain('sara')
    expect(kept).toMatchObject({ code: 'EENVELOPE', answer: '421 4.7.0' })
  })

  test('says what is wrong with the connection', () => {
    const error = { code: 'ETLS', message: 'Error initiating TLS - self-signed certificate' }
    expect(new NotHandedOver(error).message).toContain('self-signed certificate')
  })
})
