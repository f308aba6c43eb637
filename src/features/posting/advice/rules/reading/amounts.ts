import { squareFoot } from '#i18n/area-factors.ts'
import { joinReadings, type Reading } from './counts.ts'
import { compilePattern } from './plain.ts'

const number = '(\\d+(?:\\.\\d+)?)'
const squareFeet = compilePattern(
  `(?<![\\d.])${number} ?-? ?(?:sq\\.? ?-?(?:feet|foot|ft)|sqft|sft|square (?:feet|foot)|ft2|قدم(?: ?مربع\\p{L}?|2)?)(?!\\p{L})`,
)
const squareMetres = compilePattern(
  `(?<![\\d.])${number} ?-? ?(?:sq\\.? ?-?(?:mt?r?s?|met(?:er|re)s?)|sqm|square met(?:er|re)s?|m2|متر ?مربع\\p{L}?|متر2|م ?مربع|م2)(?!\\p{L})`,
)

/** Words beside areas of something else, or of homes of several sizes. */
const otherArea =
  /plot|land|bua|b\.u\.a|built|build|balcon|terrace|garden|parking|from|start|up to|internal|external|suite|net|gross|common|community|park|pool|mall|office|retail|aed|dhs|million|ارض|قطعه|بناء|شرف|بلكون|تراس|حديق|موقف|تبدا|من|حتي|درهم|مليون|صافي|داخلي/u
const nextArea =
  /^[ .)]{0,3}(?:plot|land|bua|built|balcon|terrace|garden|ارض|بناء|[-–] ?\d|to \d|الي)/u
const maxCharactersAhead = 26
const maxCharactersBehind = 12

/** In m²: smaller areas are balconies or prices per foot. */
const minHomeSqm = 15

function areasBy(said: string, unit: RegExp, inMetres: number): Reading[] {
  return [...said.matchAll(unit)].flatMap(({ 0: all, 1: digits, index }) => {
    const start = said.slice(Math.max(0, index - maxCharactersAhead), index)
    const end = index + all.length
    const isOther =
      otherArea.test(start) || nextArea.test(said.slice(end, end + maxCharactersBehind))
    const value = Number(digits) * inMetres
    return isOther || value < minHomeSqm ? [] : [{ values: [value], isVague: false }]
  })
}

/** Areas and prices are rounded, so numbers within this share are the same. */
export const isWithinTolerance = (one: number, other: number, tolerance: number) =>
  Math.abs(one - other) <= Math.max(one, other) * tolerance

/** The same area in feet and in metres counts once. */
function dropSimilarAmounts({ values, isVague }: Reading, tolerance: number): Reading {
  const kept = values.filter((value, at) =>
    values.slice(0, at).every((earlier) => !isWithinTolerance(value, earlier, tolerance)),
  )
  return { values: kept, isVague }
}

/** In m². */
export function areaIn(said: string): Reading {
  const found = [...areasBy(said, squareFeet, squareFoot), ...areasBy(said, squareMetres, 1)]
  return dropSimilarAmounts(joinReadings(found), 0.03)
}

const scales: Record<string, number> = { k: 1e3, thousand: 1e3, الف: 1e3, m: 1e6, mn: 1e6 }
const money = '(?:aed|dhs?|درهم)'
const price = compilePattern(
  '«(?:(?:asking|sale|selling|sales|total|final|net)? ?price|asking|(?:yearly|annual) rent|rent|(?:ال|ب|وال)?سعر|المطلوب|الايجار(?: السنوي)?)' +
    `(?: (?:is|of|only|just|at|for|now|هو|فقط|البيع|الاجمالي|الكلي))? ?[:=-]? ?${money}? ?` +
    `${number} ?(k|thousand|m|mn|million|الف|مليون)?(?!\\p{L}|\\d|%)` +
    '(?:(?: ?و ?| )(\\d{1,3}) الف|(?: ?و ?)(نصف?|ربع))?',
)
const halves: Record<string, number> = { نص: 0.5, نصف: 0.5, ربع: 0.25 }
const notOfHome =
  /original|developer|market|start|from|launch|was|old|previous|تبدا|يبدا|اصلي|السوق/u
/** The number continues in words: ستمائة وخمسين ألف. */
const goesOn = /^ ?(?:و ?[\p{L}\d]|\d)/u
const perSomething =
  /^ ?(?:aed|dhs?|درهم)? ?(?:[-–,. ]{0,3}\d{1,2} ?(?:ch|شيك)|\/|per|p\.?s\.?f|sq|a month|month|للقدم|للمتر|شهري|لل)/u
/** In AED: less is a service charge, a deposit or a month's rent. */
const minPrice = 10_000

function valueOf([, digits, scale = '', thousands, half = '']: RegExpMatchArray): number {
  const times = scales[scale] ?? (scale ? 1e6 : 1)
  const more = Number(thousands ?? 0) * 1e3 + (halves[half] ?? 0) * times
  return Number(digits) * times + more
}

/** In AED. */
export function priceIn(said: string): Reading {
  const found = [...said.matchAll(price)].flatMap((match): Reading[] => {
    const start = said.slice(Math.max(0, match.index - 16), match.index)
    const end = match.index + match[0].length
    const next = said.slice(end, end + 14)
    const isOther = notOfHome.test(start) || perSomething.test(next) || goesOn.test(next)
    const value = valueOf(match)
    return isOther || value < minPrice ? [] : [{ values: [value], isVague: false }]
  })
  return dropSimilarAmounts(joinReadings(found), 0.01)
}
