import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { defaultLinkHosts } from '#features/reference/link-hosts/contract/links.ts'
import { seedFixtures } from '#test/seed-fixtures.ts'
import { cutCell } from './rules/ads/cell-limits.ts'
import { cutTexts } from './rules/ads/cut.ts'
import { type FeedItem, readFeed } from './actions.ts'
import { createAdMapper } from './rules.ts'

const map = createAdMapper({ ...seedFixtures(), linkHosts: defaultLinkHosts })

async function* bytes(text: string) {
  yield Buffer.from(text)
}

async function itemsOf(content: string) {
  const items: FeedItem[] = []
  for await (const item of readFeed(bytes(content))) items.push(item)
  return items
}

const mapped = async (content: string) =>
  (await itemsOf(content)).map((item) => ('ad' in item ? map(item.ad) : item))

const line = (ad: object) => `${JSON.stringify({ referenceId: 'R1', ...ad })}\n`

const xml = (inside: string) =>
  `<list><property><reference_number>1</reference_number>${inside}</property></list>`

/** Marks that have to be put in order: half of them stand below their letter. */
const marksOf = (count: number) => `a${'\u0301\u0323'.repeat(count / 2)}`

/** Work that grows with the square of these sizes would take a minute and more. */

describe('A row of a feed', () => {
  it('may have any number of brackets in the name of a place', async () => {
    const brackets = '('.repeat(200_000)
    const csv = `referenceId,location\nR1,"Dubai > Dubai Marina > ${brackets}"\n`
    const [ad] = await mapped(csv)
    expect(ad).toMatchObject({ faults: [], notes: [{ code: 'place_in_part', path: 'locationId' }] })
  })

  it('may have controls, which are left out, and is not refused for them', async () => {
    const [ad] = await mapped(
      line({ name: { en: 'It\u00e2\u0080\u0099s' }, propertyNumber: '1\u009b2' }),
    )
    expect(ad).toMatchObject({ fields: { name: { en: 'It\u00e2s' }, propertyNumber: '12' } })
  })

  it('may have any number of marks on a letter, of which some are left out', async () => {
    const marks = marksOf(60_000)
    const [ad] = await mapped(line({ name: { en: marks }, description: { ar: marks } }))
    expect(ad).toMatchObject({
      notes: [
        { code: 'text_cut', path: 'name.en' },
        { code: 'text_cut', path: 'description.ar' },
      ],
    })
  })

  it.each(['propertyNumber', 'videoUrl', 'ownerName'])(
    'with a %s that is far too long loses it and says so',
    async (field) => {
      const [ad] = await mapped(line({ [field]: marksOf(120_000) }))
      expect(ad).toMatchObject({ faults: [{ code: 'too_long', path: field }] })
    },
  )

  it('names a place by at most ten steps, and says where there were more', async () => {
    const path = ['Dubai', 'Dubai Marina', ...Array.from({ length: 200_000 }, (_, at) => `x${at}`)]
    const [ad] = await mapped(line({ location: path.join('>').slice(0, 240_000) }))
    expect(ad).toMatchObject({
      faults: [],
      notes: [
        { code: 'place_in_part', path: 'locationId' },
        { code: 'too_many', path: 'locationId', values: { maximum: 10 } },
      ],
    })
  })

  it.each([
    ['an array', Array.from({ length: 300 }, () => 'Balcony')],
    ['a cell', 'Balcony|'.repeat(300)],
  ])('has at most 200 amenities in %s, and says where there were more', async (_, amenities) => {
    const [ad] = await mapped(line({ amenities }))
    const note = { code: 'too_many', path: 'amenityIds', values: { maximum: 200 } }
    expect(ad).toMatchObject({ fields: { amenityIds: [expect.any(Number)] }, notes: [note] })
  })

  it('keeps of a word that we do not know no more than a word', async () => {
    const word = 'w'.repeat(80_000)
    const items = await itemsOf(
      `${line({ propertyType: word, location: word, amenities: [word] })}`,
    )
    const others = await itemsOf(xml(`<property_type>${word}</property_type><city>${word}</city>`))
    for (const item of [...items, ...others])
      expect(JSON.stringify(item).length).toBeLessThan(5_000)
  })

  it('is too long with more attributes than a row may have elements', async () => {
    const attributes = Array.from({ length: 6_000 }, (_, at) => `a${at}="1"`).join(' ')
    const items = await itemsOf(xml(`<title_en ${attributes}>Home</title_en>`))
    expect(items).toMatchObject([
      { faults: [{ code: 'feed_row_too_long', values: { maximum: 250 } }] },
    ])
  })
})

describe('Reading a feed', () => {
  it('lets others have their turn in between', async () => {
    let turns = 0
    let isOver = false
    const turn = () => {
      turns += 1
      if (!isOver) setImmediate(turn)
    }
    setImmediate(turn)
    const rows = Array.from({ length: 10_000 }, (_, at) => line({ referenceId: `R-${at}` }))
    const items = await itemsOf(rows.join(''))
    isOver = true
    expect(items).toHaveLength(rows.length)
    expect(turns).toBeGreaterThan(3)
  })

  it('does not take blank lines for what they are followed by', async () => {
    const items = await itemsOf(`referenceId${'\n'.repeat(60_000)}R1\n`)
    expect(items).toMatchObject([{ ad: { reference: 'R1', dialect: 'csv' } }])
  })

  it('ends where a megabyte of blanks begins it', async () => {
    await expect(itemsOf(' '.repeat(2_000_000))).rejects.toMatchObject({
      reasons: [{ code: 'feed_unknown' }],
    })
  })
})

const signs = fc.constantFrom(
  ...Array.from('ab é\u0301\u0323ش\u064eة\u200f😀…'),
  ' ',
  'x'.repeat(40),
)
const texts = fc.array(signs, { maxLength: 60 }).map((parts) => parts.join('').trim())

describe('Cutting', () => {
  it('changes nothing of what is within the limits', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const stored = (one: string) =>
          one
            .replace(/\u200f/g, '')
            .normalize('NFC')
            .trim()
        const short = text.slice(0, 200).trim().toWellFormed()
        expect(cutCell(text, 'descriptionen')).toBe(text)
        expect(cutCell(short, 'city')).toBe(short)
        const cell = cutCell(text, 'nameen')
        const { fields, notes } = cutTexts({ name: { en: cell } })
        const isShort = cell.normalize('NFC').length <= 90
        const { en } = fields.name as { en: string }
        expect(notes).toHaveLength(isShort ? 0 : 1)
        expect(stored(en)).toBe(isShort ? stored(text) : stored(en))
      }),
    )
  })

  it('never makes a text that was too long one that fits', () => {
    fc.assert(
      fc.property(texts, fc.integer({ min: 1, max: 40 }), (text, times) => {
        const long = text.repeat(times)
        const stored = (one: string) =>
          one
            .replace(/[\0\u200f]/g, '')
            .normalize('NFC')
            .trim()
        const isTooLong = stored(long).length > 200
        expect(stored(cutCell(long, 'city')).length > 200).toBe(isTooLong)
      }),
    )
  })

  it('is refused where it names more than any ad has', async () => {
    const names = Array.from({ length: 20_000 }, (_, at) => [`x${at}`, ''])
    const items = await itemsOf(line({ name: Object.fromEntries(names) }))
    expect(items).toMatchObject([{ faults: [{ code: 'feed_row_broken' }] }])
  })

  it.each([
    ['lists', '[', ']'],
    ['objects', '{"a":', '}'],
  ])('is refused where %s lie in each other deeper than a stack is', async (_, opened, closed) => {
    const depth = 40_000
    const nested = `${opened.repeat(depth)}1${closed.repeat(depth)}`
    const items = await itemsOf(
      `{"referenceId":"R1","a":${nested}}\n${line({ referenceId: 'R2' })}`,
    )
    expect(items).toMatchObject([
      { faults: [{ code: 'feed_row_broken' }] },
      { ad: { reference: 'R2' } },
    ])
  })

  it('of more cells than a row could have is not looked at', async () => {
    const items = await itemsOf(`referenceId,price\nR1${','.repeat(200_000)}\n`)
    expect(items).toMatchObject([{ faults: [{ code: 'feed_row_broken' }] }])
  })

  it('is not reached behind a header of too many columns', async () => {
    const header = `referenceId,${Array.from({ length: 190_000 }, (_, at) => `c${at}`).join(',')}`
    const rows = `\nR1${','.repeat(190_000)}`.repeat(40)
    await expect(itemsOf(`${header}${rows}\n`)).rejects.toMatchObject({
      reasons: [{ code: 'feed_too_many_columns', values: { maximum: 500 } }],
    })
  })
})
