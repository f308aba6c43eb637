import { describe, expect, test } from 'vitest'
import { renderDocument } from '../actions.ts'
import { sellerOf, type TaxDocument } from '../rules.ts'
import { layOut } from './layout.ts'

const siteName = { en: 'Dara', ar: 'دارة' }

const credit: TaxDocument = {
  kind: 'credit_note',
  number: 3,
  orderId: '-x9Kd2LmQ7pXvT9cR1sY_w',
  issuedAt: new Date('2026-11-30T20:30:00Z'),
  seller: { name: siteName, address: null, taxNumber: '100000000000003' },
  buyer: { name: 'Palm Homes L.L.C.', address: 'Unit 4 (North).\nمبنى 7 (شرق)' },
  description: { en: 'Premium: 10 ads', ar: 'المميزة: 10 إعلانات' },
  vatPercent: 5,
  netFils: 124_900,
  vatFils: 6_245,
  amountFils: 131_145,
  invoiceNumber: 12,
  language: 'en',
}

const isolated = (text: string) => `\u2068${text}\u2069`

/** What can be selected in the picture of a document, a line each. */
const linesIn = (svg: string) =>
  [...svg.matchAll(/<h5:div class="tsel"[^>]*>([^<]*)/g)].map(([, line = '']) => line)

const draw = async (buyer: TaxDocument['buyer']) => {
  const drawing = { language: 'en', siteName, format: 'svg' } as const
  return linesIn((await renderDocument({ ...credit, buyer }, drawing)).toString())
}

describe('A tax document', () => {
  test('keeps the punctuation of a text whose script runs the other way', () => {
    const { buyer, facts } = layOut(credit, 'ar', 'دارة')
    expect(buyer.name).toBe(isolated('Palm Homes L.L.C.'))
    expect(buyer.lines).toEqual(['Unit 4 (North).', 'مبنى 7 (شرق)'].map(isolated))
    expect(facts.map(({ value }) => value)).toEqual([
      isolated('CRN-00000003'),
      '1 ديسمبر 2026',
      isolated('-x9Kd2LmQ7pXvT9cR1sY_w'),
      isolated('INV-00000012'),
    ])
  })

  test('shows what means something to the typesetter as it was written', async () => {
    const name = '#panic() [x] \\ $y$ "z" `w` @b *c*'
    expect((await draw({ name, address: '#include "/etc/passwd"' })).join('\n')).toContain(name)
  })

  test('breaks a word that is wider than its column', async () => {
    const lines = await draw({ name: 'W'.repeat(100), address: null })
    const pieces = lines.filter((line) => /^[\u2068\u200B]*W/.test(line))
    expect(pieces.length).toBeGreaterThan(2)
    expect(pieces.join('').replaceAll(/[^W]/g, '')).toHaveLength(100)
  })

  test('names the company that runs the site as its seller', () => {
    const company = { legalName: { en: 'Dara LLC', ar: 'دارة ذ.م.م' } }
    const site = {
      siteName,
      company,
      contact: { phone: null, whatsapp: null, email: null, address: null },
    }
    expect(sellerOf({}, site).name).toEqual(company.legalName)
    expect(sellerOf({}, { ...site, company: null }).name).toEqual(siteName)
    const own = { en: 'Dara Sales LLC', ar: 'دارة للمبيعات ذ.م.م' }
    expect(sellerOf({ legalName: own }, site).name).toEqual(own)
  })
})
