import { gzipSync } from 'node:zlib'

/** A letter with so many marks that have to be put in order. */
const marksOf = (count: number) => `a${'\u0301\u0323'.repeat(count / 2)}`

const rows = (count: number, rowAt: (at: number) => object) =>
  Array.from({ length: count }, (_, at) => `${JSON.stringify(rowAt(at))}\n`).join('')

const unknownSteps = (row: number) =>
  ['Dubai', ...Array.from({ length: 199 }, (_, at) => `Nowhere ${row} ${at}`)].join(' > ')

const attributes = Array.from({ length: 80_000 }, (_, at) => `a${at}="1"`).join(' ')

/** Feeds of a few bytes, each of which would have kept a server busy for seconds to hours. */
export const hostileFeeds = (): { name: string; bytes: Buffer }[] =>
  Object.entries({
    'open brackets in a place': `referenceId,location\nR1,"Dubai > Dubai Marina > ${'('.repeat(900_000)}"\n`,
    'marks on one letter': rows(1, () => ({ referenceId: 'R1', name: { en: marksOf(300_000) } })),
    'marks in a word': rows(1, () => ({ referenceId: 'R1', propertyType: marksOf(300_000) })),
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
  }).map(([name, text]) => ({ name, bytes: gzipSync(text) }))

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
