import { adFields } from '#features/posting/fields/contract/ad-fields.ts'
import { dayMs, hourMs, minuteMs } from '#i18n/time-units.ts'
import { type Constant, constantsNamed } from './named-numbers.ts'

/** Tables of limits that are made by functions; a pin names a number of theirs by its path. */
const tables: Record<string, unknown> = { adFields }

function valuesIn(path: string): number[] {
  const value = path
    .split('.')
    .reduce<unknown>(
      (inner, name) => (inner as Record<string, unknown> | undefined)?.[name],
      tables,
    )
  return typeof value === 'number' ? [value] : []
}

const words = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ')
const others: Record<string, number> = {
  a: 1,
  an: 1,
  half: 0.5,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
}

const multiples: Record<string, number> = { hundred: 100, thousand: 1_000, million: 1_000_000 }

function numberOf(written: string): number {
  const at = words.indexOf(written)
  return at < 0
    ? (others[written] ?? multiples[written] ?? Number(written.replaceAll(',', '')))
    : at
}

/** Milliseconds, bytes or pixels. */
const units: Record<string, number> = {
  ms: 1,
  s: 1_000,
  second: 1_000,
  min: minuteMs,
  minute: minuteMs,
  hour: hourMs,
  day: dayMs,
  week: 7 * dayMs,
  byte: 1,
  KB: 2 ** 10,
  MB: 2 ** 20,
  GB: 2 ** 30,
  megapixel: 1_000_000,
}

/** What a constant counts in says its name; without one it is the smallest unit. */
const named: [RegExp, number][] = [
  [/seconds/i, 1_000],
  [/minutes/i, minuteMs],
  [/hours/i, hourMs],
  [/days/i, dayMs],
  [/megabytes/i, 2 ** 20],
]

const unitOf = (name: string) => named.find(([pattern]) => pattern.test(name))?.[1] ?? 1

/** `five minutes` is `5 * minuteMs`, `300` seconds and `5` of a name that ends in `Minutes`. */
function isSaid(written: string, name: string, value: number): boolean {
  const [, first = '', rest = ''] = /^(\S+)\s*(.*)$/.exec(written) ?? []
  const word = rest.replace(/^an? /, '').match(/^[A-Za-z]+/)?.[0] ?? ''
  const unit = units[word] ?? units[word.replace(/s$/, '')]
  const counted = numberOf(first.replace(/[.,;:)%]+$/, '').toLowerCase())
  const number = counted * (multiples[word] ?? 1)
  return number === value || (unit !== undefined && number * unit === value * unitOf(name))
}

/** What is in code blocks is an example, no link and no number. */
export const withoutCode = (text: string) =>
  text.replace(/^```[^]*?^```/gm, (block) => block.replace(/[^\n]/g, '')).replace(/`[^`\n]*`/g, '')

/** `<!-- pin:maxLocations -->4` says that the constant of that name is 4. */
export function pinRules(text: string, constants: readonly Constant[]): string[] {
  const pins = withoutCode(text).matchAll(/<!-- pin:([\w./-]+) -->([^\n|<]*)/g)
  return [...pins].flatMap(([, name = '', written = '']) => {
    const inTable = valuesIn(name)
    const found =
      inTable.length > 0 ? inTable : constantsNamed(constants, name).map(({ value }) => value)
    const [value] = found
    if (found.length !== 1 || value === undefined)
      return [`pin:${name} names ${found.length} constants`]
    const said = written.split(' ')[0] ?? ''
    const isRight =
      typeof value === 'number'
        ? isSaid(written, name, value)
        : said.replace(/[.;:)]+$/, '') === value
    return isRight ? [] : [`pin:${name} says ${said}, the code says ${value}`]
  })
}
