import { compilePattern } from './plain.ts'

/** `isVague`: the text lists several numbers or says "up to". */
export type Reading = { values: number[]; isVague: boolean }

export const joinReadings = (readings: readonly Reading[]): Reading => ({
  values: [...new Set(readings.flatMap(({ values }) => values))],
  isVague: readings.some(({ isVague }) => isVague),
})

export function sureOf({ values, isVague }: Reading): number | undefined {
  return !isVague && values.length === 1 ? values[0] : undefined
}

/** "1, 2 and 3", "1-4", "from 2", "up to 4": homes of several sizes. */
const listed =
  /(?:\d ?,? ?(?:[-–,/+&]|to|or|and|till|الي|او|و) ?|(?:from|up to|upto|over|starting|other|extra|second|convert\p{L}*(?: to| into)?|upgraded?(?: to)?|floor ?:?|حتي|الطابق|الدور) ?)$/u
const continued = /^ ?(?:[-–/&+] ?\d|(?:to|or|and|الي|او) ?\d)/u
/** "3-bedroom units" are those of the building. */
const ofMany =
  /^ ?(?:or more|او اكثر|(?:\p{L}+ )?(?:apartments|residences|residential|units|homes|villas|townhouses|flats|suites|penthouses|properties|layouts|options)(?!\p{L}))/u

type Noun = {
  /** `(\d…)` before the noun, or after it. */
  counted: readonly string[]
  /** Words that contain the number. */
  worded?: readonly (readonly [words: string, value: number])[]
  /** If one of these occurs, the text is about many homes. */
  many?: string
}

const adjectives =
  '(?:(?:spacious|large|big|huge|bright|full|en-?suite|ensuite|luxury|modern|generous|good|sized|beautiful|elegant|well|nice|comfortable|cozy|luxurious|stylish|private) ?,? ?){0,2}'
const notOfBeds =
  '(?! ?(?:ال)?(?:خدم|خادم|للخدم|للخادم|غسيل|تخزين|مخزن|اجتماع|معيش|جلوس|حمام|طعام|ملابس|سائق|سايق|حارس|مكتب|استقبال|(?:نوم )?(?:ماستر|رئيسي|رييسي)))'

const bedrooms = {
  many: '«studios»|«استوديوهات»',
  counted: [
    `(?<![\\d.])«(\\d{1,2}) ?-? ?${adjectives}(?:bed[ -]?rooms?|beds?|br|bhk|bdr|bdrms?|b/r)(?!\\p{L})(?! ?(?:sheet|linen))`,
    `«bed[ -]?rooms? ?: ?(\\d{1,2})(?!\\d)`,
    `(?<![\\d.])(\\d{1,2}) ?غرفه? (?:ال)?نوم»${notOfBeds}`,
    `«(?:عدد (?:ال)?غرف(?: (?:ال)?نوم)?|غرف النوم) ?:? ?(\\d{1,2})(?!\\d)`,
    `«[وبل]?غرفه(?: نوم)? (1)(?!\\d)`,
  ],
  worded: [
    [
      '(?<!(?:yoga|fitness|dance|pilates|gym|art|photo|music|dubai|recording|design) )«studio»(?! (?:city|one|1|m|quality|floor|space))',
      0,
    ],
    ['(?<!دبي )«(?:ال|ب)?(?:ا?ستوديو|ا?ستديو)»(?! (?:سيتي|1|يوغا))', 0],
    ['(?<!\\d ?)«[وب]?غرفه(?: نوم)? ?[+و&]? ?(?:صاله|وصاله)»', 1],
    [`«(?:شقه|وحده) (?:من )?ب?غرفه نوم»(?! (?:رئيسي|ماستر|خادم|اضافي|\\d))`, 1],
  ],
} satisfies Noun

const nouns = {
  /** In a villa "6 غرف" may count the maid's room and the majlis. */
  bedrooms,
  rooms: {
    ...bedrooms,
    counted: [...bedrooms.counted, `(?<![\\d.])(\\d{1,2}) ?غرفه?»${notOfBeds}`],
  },
  bathrooms: {
    counted: [
      `«(\\d{1,2}(?:\\.5)?) ?-? ?${adjectives}(?:bath[ -]?rooms?|baths?|wash[ -]?rooms?)»`,
      `«bath[ -]?rooms? ?: ?(\\d{1,2})(?!\\d)`,
      `(?<![\\d.])(\\d{1,2}) ?(?:حمامات|حمام|دورات مياه|دوره مياه)»(?! ?(?:سباح|شمس|بخار))`,
      `«(?:عدد )?(?:ال)?حمامات ?: ?(\\d{1,2})(?!\\d)`,
      `«[وب]?حمام (1)(?!\\d)`,
    ],
  },
  floors: {
    counted: [
      '«(\\d) ?-? ?(?:floors|storeys?|stories|story|levels)»',
      '(?<![\\d.])(\\d) ?(?:طوابق|ادوار)»',
    ],
  },
  cheques: {
    counted: [
      '«(\\d{1,2}) ?-? ?(?:cheques?|checks?|chqs?|cheqs?)»',
      '(?<![\\d.])(\\d{1,2}) ?(?:شيكات|شيك)»',
      '«[وب]?شيك (1)(?!\\d)',
    ],
  },
} satisfies Record<string, Noun>

export type CountedNoun = keyof typeof nouns

type Compiled = {
  counted: RegExp[]
  worded: (readonly [RegExp, number])[]
  many: RegExp | undefined
}

const compiled = Object.fromEntries(
  Object.entries<Noun>(nouns).map(([name, { counted, worded = [], many }]) => [
    name,
    {
      counted: counted.map(compilePattern),
      many: many === undefined ? undefined : compilePattern(many),
      worded: worded.map(([words, value]) => [compilePattern(words), value] as const),
    },
  ]),
) as Record<CountedNoun, Compiled>

/** Characters around a number that show whether it is the only one. */
const around = 20

type Span = { from: number; until: number; end: number }

function isListed(said: string, { from, until, end }: Span): boolean {
  const isAfter = listed.test(said.slice(Math.max(0, from - around), from))
  const isBefore = continued.test(said.slice(until, until + around))
  return isAfter || isBefore || ofMany.test(said.slice(end, end + 2 * around))
}

function countedBy(said: string, noun: RegExp): Reading[] {
  return [...said.matchAll(noun)].map((found) => {
    const from = found.index + found[0].search(/\d/)
    const value = Number(found[1])
    const until = from + (found[1]?.length ?? 0)
    const isVague = isListed(said, { from, until, end: found.index + found[0].length })
    return { values: [value], isVague: isVague || !Number.isInteger(value) }
  })
}

export function countsIn(said: string, what: CountedNoun): Reading {
  const { counted, worded, many } = compiled[what]
  if (many && said.search(many) >= 0) return { values: [], isVague: true }
  const byWords = worded.flatMap(([words, value]) =>
    [...said.matchAll(words)].map(() => ({ values: [value], isVague: false })),
  )
  return joinReadings([...counted.flatMap((noun) => countedBy(said, noun)), ...byWords])
}
