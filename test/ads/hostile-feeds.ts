import { gzipSync } from 'node:zlib'

/** A letter with so many marks that have to be put in order. */
const marksOf = (count: number) => `a${'\u0301\u0323'.repeat(count / 2)}`

const rows = (count: number, rowAt: (at: number) => object) =>
  Array.from({ length: count }, (_, at) => `${JSON.stringify(rowAt(at))}\n`).join('')

const unknownSteps = (row: number) =>
  ['Dubai', ...Array.from({ length: 199 }, (_, at) => `Nowhere ${row} ${at}`)].join(' > ')

const attributes = Array.from({ length: 80_000 }, (_, at) => `a${at}="1"`).join(' ')

/** As many characters as a row may have, in as many rows as a file of 50 MB has. */
const heavyRows = (rowAt: (at: number) => string) =>
  Array.from({ length: 200 }, (_, at) => rowAt(at)).join('')

const cells = (count: number, cell: string) => Array.from({ length: count }, () => cell).join(',')
const header = `referenceId,location,${Array.from({ length: 490 }, (_, at) => `c${at}`).join(',')}`

const csvOf = (row: string) => `${header}\n${heavyRows((at) => `R${at},${row}\n`)}`

const jsonOf = (rest: string) => heavyRows((at) => `{"referenceId":"R${at}",${rest}}\n`)

const xmlOf = (rest: string) =>
  `<list>${heavyRows(
    (at) => `<property><reference_number>${at}</reference_number>${rest}</property>`,
  )}</list>`

/** Feeds whose every row takes its parser as long as a row may, or longer where nothing limits it. */
const heavyFeeds: Record<string, () => string> = {
  'rows of 20,000 cells': () => csvOf(cells(19_990, 'x'.repeat(11))),
  'rows of all columns': () => csvOf(cells(490, 'x'.repeat(490))),
  'rows of quoted cells': () => csvOf(cells(490, `"${'x'.repeat(490)}"`)),
  'quotes in quotes': () => csvOf(`"${'"'.repeat(240_000)}"`),
  'quotes within cells': () => csvOf(cells(400, `"${'a"b'.repeat(200)}"`)),
  'a quote that is never closed': () => `${header}\nR1,"${`${'x'.repeat(999_999)}\n`.repeat(90)}`,
  'a header of a megabyte': () => `${header},${'x'.repeat(1_000_000)}\n${'R1,x\n'.repeat(1_000)}`,
  'rows of many names': () =>
    jsonOf(Array.from({ length: 18_000 }, (_, at) => `"k${at}":1`).join(',')),
  'lists of nothing': () => jsonOf(`"images":[${cells(80_000, '{}')}]`),
  'lists in lists': () => jsonOf(`"images":${'['.repeat(120_000)}${']'.repeat(120_000)}`),
  'elements of 100,000 children': () => xmlOf('<b/>'.repeat(100_000)),
  'elements of 80,000 attributes': () =>
    `<list>${`<property ${attributes}><reference_number>1</reference_number></property>`.repeat(40)}</list>`,
  'entities in a text': () => xmlOf(`<city>${'&amp;'.repeat(90_000)}</city>`),
  'brackets within CDATA': () => xmlOf(`<city><![CDATA[${']'.repeat(480_000)}]]></city>`),
  'elements in elements': () => xmlOf(`${'<b>'.repeat(10)}${'</b>'.repeat(10)}`.repeat(400)),
}

const lightFeeds = (): Record<string, string> => ({
  'open brackets in a place': `referenceId,location\nR1,"Dubai > Dubai Marina > ${'('.repeat(240_000)}"\n`,
  'marks on one letter': rows(1, () => ({ referenceId: 'R1', name: { en: marksOf(110_000) } })),
  'marks in a word': rows(1, () => ({ referenceId: 'R1', propertyType: marksOf(110_000) })),
  'steps that nobody knows': rows(150, (at) => ({
    referenceId: `R${at}`,
    location: unknownSteps(at),
  })),
  'a thousand long words': rows(1_000, (at) => ({
    referenceId: `R${at}`,
    propertyType: `${at} ${'x'.repeat(90_000)}`,
  })),
  'long names of fields': rows(1_000, (at) => ({
    referenceId: `R${at}`,
    [`${at} ${'x'.repeat(90_000)}`]: 1,
  })),
  'attributes without end': `<list><property ${attributes}><reference_number>1</reference_number></property></list>`,
  'blank lines after a header': `referenceId${'\n'.repeat(65_000)}R1\n`,
})

const packed = (name: string, text: string) => ({ name, bytes: gzipSync(text, { level: 1 }) })

/** Feeds of a few kilobytes, each of which would have kept a server busy for seconds to hours. */
export const hostileFeeds = (): { name: string; bytes: Buffer }[] => [
  ...Object.entries(lightFeeds()).map(([name, text]) => packed(name, text)),
  ...Object.entries(heavyFeeds).map(([name, make]) => packed(name, make())),
]

const words = 'A bright home with a wide balcony over the water, near the tram and the school. '

/** A large feed as an agency has it. */
export const largeFeed = (count: number): Buffer =>
  gzipSync(
    `referenceId,name.en,description.en,purpose,propertyType,location,totalPrice,space,measurement\n${Array.from(
      { length: count },
      (_, at) =>
        `L-${at},Home ${at} over the Marina,"${words.repeat(4)}${at}",sale,apartment,Dubai > Dubai Marina,${900_000 + at},${900 + (at % 500)},sqft`,
    ).join('\n')}\n`,
  )
