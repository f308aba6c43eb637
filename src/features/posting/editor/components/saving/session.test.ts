import { expect, test } from 'vitest'
import { adoptChanges, forgetLastSent, isUncertain, newSession, noteSent } from './session.ts'

const begin = () =>
  newSession({
    own: undefined,
    stored: {},
    sent: [],
    types: [],
    linkHosts: [],
    language: 'en',
    owner: 'Huda',
  })

test('Of what was sent without an answer the first is known, which most likely arrived', () => {
  const session = begin()
  for (let rooms = 1; rooms <= 20; rooms += 1) {
    noteSent(session, { rooms })
    noteSent(session, { rooms })
  }
  const known = session.sent.map(({ rooms }) => rooms)
  expect(known).toEqual([1, 12, 13, 14, 15, 16, 17, 18, 19, 20])
})

test('An answer, also one that refuses, leaves nothing uncertain', () => {
  const session = begin()
  noteSent(session, { rooms: 1 })
  expect(isUncertain(session)).toBe(true)
  forgetLastSent(session)
  expect(isUncertain(session)).toBe(false)
  noteSent(session, { rooms: 2 })
  adoptChanges(session, { rooms: 2 })
  expect([isUncertain(session), session.base.rooms]).toEqual([false, 2])
})

test('What was sent stays the base, however the server writes it', () => {
  const session = begin()
  adoptChanges(session, { serviceCharge: 12.345 })
  adoptChanges(session, { price: 500 })
  expect(session.base).toMatchObject({ serviceCharge: 12.345, price: 500 })
})
