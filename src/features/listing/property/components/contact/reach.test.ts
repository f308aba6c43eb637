import { describe, expect, it } from 'vitest'
import { waysTo } from './reach.ts'

describe('Contacting an advertiser', () => {
  it('brings the message along', () => {
    const ways = waysTo({ phone: '+971501234567', whatsapp: '+971501234567' }, 'رقم A&1')
    expect(ways.call).toBe('tel:+971501234567')
    expect(ways.sms).toBe('sms:+971501234567?&body=%D8%B1%D9%82%D9%85%20A%261')
    expect(ways.whatsapp).toBe('https://wa.me/971501234567?text=رقم%20A%261')
  })

  it('offers no way that leads nowhere', () => {
    const ways = waysTo({ phone: null, whatsapp: '+971501234567' }, '')
    expect(ways).toMatchObject({ call: null, sms: null })
  })
})
