import { describe, expect, it } from 'vitest'
import { contactOf, whatsappAddress } from './contact-of.ts'
import { placeLine } from './place-line.ts'

const place = (en: string, ar: string) => ({ name: { en, ar } })
const tower = [
  place('Dubai', 'دبي'),
  place('Dubai Marina', 'دبي مارينا'),
  place('Marina Gate', 'بوابة المارينا'),
  place('Marina Gate 1', 'بوابة المارينا 1'),
]

describe('The place on a card', () => {
  it('goes from the building to the emirate, without the steps between', () => {
    expect(placeLine(tower, 'en')).toBe('Marina Gate 1, Marina Gate, Dubai')
    expect(placeLine(tower.slice(0, 2), 'ar')).toBe('دبي مارينا، دبي')
  })

  it('is written in the other language where it has no name in this one', () => {
    expect(placeLine([place('Dubai', 'دبي'), place('Azizi 31', '')], 'ar')).toBe('Azizi 31، دبي')
  })
})

describe('Who answers for an ad', () => {
  const site = { phone: '+97144000000', whatsapp: null }
  const silent = { phone: null, whatsapp: null }

  it('is the agent, else the agency, else the site', () => {
    const agency = { phone: '+97150', whatsapp: '+97151' }
    const theirs = { phone: false, whatsapp: false }
    expect(contactOf({ agent: silent, agency }, site)).toEqual({ ...agency, ofSite: theirs })
    const ofSite = { phone: true, whatsapp: false }
    expect(contactOf({ agent: silent, agency: null }, site)).toEqual({ ...site, ofSite })
  })

  it('is the site on the one number that the advertiser does not show', () => {
    const agent = { phone: '+97150', whatsapp: null }
    const both = { phone: '+97144000000', whatsapp: '+97144000001' }
    expect(contactOf({ agent, agency: null }, both)).toEqual({
      phone: agent.phone,
      whatsapp: both.whatsapp,
      ofSite: { phone: false, whatsapp: true },
    })
  })

  it('is written to in their language', () => {
    expect(whatsappAddress('+971 50 123', 'رقم 7')).toBe('https://wa.me/97150123?text=رقم%207')
  })
})
