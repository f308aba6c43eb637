import { beforeEach, describe, expect, test } from 'vitest'
import { asker, signUp } from '#test/people.ts'
import { openSite } from '#test/site.ts'
import { wishOn } from '#test/visitors/wish.ts'

const site = await openSite({ env: { WORKER: 'off', RATE_LIMITS: 'off' } })
const { kysely: db, pool } = site.db
const ask = asker(site)
const wish = wishOn(site)

type CallOptions = Parameters<typeof ask>[2]

const send = (changes: object = {}, way: CallOptions = {}) =>
  ask('POST', '/property-request', { ...way, body: { ...wish, ...changes } })

const stored = async () => {
  const rows = await db
    .selectFrom('property_requests')
    .select(['shares_contact', 'contact_channels'])
    .execute()
  return rows.map(({ shares_contact, contact_channels }) => [shares_contact, contact_channels])
}

beforeEach(async () => {
  await pool.query('truncate property_requests')
})

const every = ['phone', 'whatsapp', 'email']

describe('Advertisers may get in touch about a property request', () => {
  test.each([
    [
      'by the chosen channels, each once',
      { contactChannels: ['email', 'phone', 'phone'] },
      ['phone', 'email'],
    ],
    ['by all that was given, where none was asked for', {}, every],
    ['by all that was given, where null was sent', { contactChannels: null }, every],
    ['by phone and WhatsApp, where there is no email', { email: null }, ['phone', 'whatsapp']],
    ['by no channel without consent', { shareContact: false, contactChannels: every }, []],
    [
      'by no channel without consent, whether one was chosen or not',
      { shareContact: null, contactChannels: [] },
      [],
    ],
  ])('%s', async (_, changes, channels) => {
    const { status, body } = await send({ shareContact: true, ...changes })
    expect([status, body.data.propertyRequest.contactChannels]).toEqual([201, channels])
    expect(await stored()).toEqual([[channels.length > 0, channels]])
    const { id } = body.data.propertyRequest
    const read = await ask('GET', `/property-request/show/${id}`)
    expect(read.body.data.propertyRequest.contactChannels).toEqual(channels)
  })

  test.each([
    ['no channel', { contactChannels: [] }, 'contactChannels', 'required'],
    ['an email that was not given', { email: '', contactChannels: ['email'] }, 'email', 'required'],
    ['an unknown channel', { contactChannels: ['post'] }, 'contactChannels.0', 'invalid_choice'],
    ['no list', { contactChannels: 'phone' }, 'contactChannels', 'invalid'],
    ['too many', { contactChannels: [...every, 'phone'] }, 'contactChannels', 'too_many'],
  ])('but a request with %s is refused', async (_, changes, path, code) => {
    const { status, body } = await send({ shareContact: true, ...changes })
    expect([status, body.errors]).toMatchObject([422, [{ path, code }]])
    expect(await stored()).toEqual([])
  })

  test('by all that was given, where the release before has stored the request', async () => {
    const sent = await send({ shareContact: true, contactChannels: ['whatsapp'] })
    const { id } = sent.body.data.propertyRequest
    const read = async () =>
      (await ask('GET', `/property-request/show/${id}`)).body.data.propertyRequest.contactChannels
    await pool.query('update property_requests set contact_channels = null')
    expect(await read()).toEqual(every)
    await pool.query('update property_requests set shares_contact = false')
    expect(await read()).toEqual([])
  })

  test('and the export of an account says how', async () => {
    const { token } = await signUp(site, { email: 'omar@channels.example' })
    await send({ shareContact: true, contactChannels: ['whatsapp'] }, { token })
    await ask('POST', '/auth/confirm-password', { token, body: { password: 'mint tea' } })
    const { propertyRequests } = (await ask('GET', '/auth/export', { token })).body.data.export
    expect(propertyRequests).toMatchObject([{ shareContact: true, contactChannels: ['whatsapp'] }])
  })
})
