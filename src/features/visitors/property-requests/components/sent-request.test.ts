import { expect, test } from 'vitest'
import { requestIn } from './sent-request.ts'

function sent(fields: Record<string, string>) {
  const typed = new FormData()
  for (const [name, value] of Object.entries(fields)) typed.set(name, value)
  const { region, area } = requestIn(typed)
  return { region, area }
}

test('An area is searched as a whole if no location in it is named', () => {
  const marina = JSON.stringify([{ id: 215, path: [] }])
  expect(sent({ region: '٣١' })).toEqual({ region: 31, area: [31] })
  expect(sent({ region: '31', area: marina })).toEqual({ region: 31, area: [215] })
  expect(sent({ region: '', area: marina })).toEqual({ region: undefined, area: [215] })
  expect(sent({ region: '' })).toEqual({ region: undefined, area: [] })
})

test('Each channel that was ticked is sent', () => {
  const typed = new FormData()
  typed.set('shareContact', 'on')
  typed.append('contactChannels', 'phone')
  typed.append('contactChannels', 'email')
  expect(requestIn(typed)).toMatchObject({
    shareContact: true,
    contactChannels: ['phone', 'email'],
  })
})
