import { joinReadings, type Reading } from './counts.ts'
import { compilePattern } from './plain.ts'

const share = '(?<![\\d./])(\\d{1,3}(?:\\.\\d{1,2})?) ?%'
const due =
  '(?: (?:is|are|will|be|to|due|payable|paid|payment|of|the|price|balance|تدفع|يدفع|تسدد|دفعه|من|السعر|القيمه))*'

const parts = {
  onBooking: `${share}${due} (?:(?:on|at|upon|for) (?:the )?)?(?:booking|reservation)»|${share}${due} عند الحجز»`,
  duringConstruction: `${share}${due} (?:during|while|throughout) (?:the )?construction»|${share}${due} (?:اثناء|خلال) (?:فتره )?(?:البناء|الانشاء|الانشاءات|التنفيذ)»`,
  onHandover: `${share}${due} (?:on|at|upon) (?:the )?(?:hand[ -]?over|completion|delivery)»|${share}${due} عند (?:التسليم|الاستلام|الانجاز)»`,
  afterHandover: `${share}${due} (?:after|post)[ -](?:the )?hand[ -]?over»|${share}${due} بعد (?:التسليم|الاستلام)»`,
}

type Part = keyof typeof parts

const compiled = Object.fromEntries(
  Object.entries(parts).map(([name, source]) => [name, compilePattern(source)]),
) as Record<Part, RegExp>

/** In percent. */
export function shareIn(said: string, part: Part): Reading {
  const found = [...said.matchAll(compiled[part])].map(([, english, arabic]) => ({
    values: [Number(english ?? arabic)],
    isVague: false,
  }))
  return joinReadings(found)
}

const handover = compilePattern(
  '(?<!post[ -]?|after (?:the )?|بعد )«(?:(?:hand(?:ing|ed)?[ -]?over|completion|delivery|deliver(?:ed)?|ready|completed)(?: (?:date|is|in|by|on|at|expected|scheduled|planned|due|of|set|for|anticipated|end|early|mid|late|the))*|(?:ال|ب|وال)?(?:تسليم|استلام|انجاز)(?: (?:في|عام|سنه|خلال|المتوقع|متوقع|موعده|موعد|نهايه|بدايه|منتصف|اواخر|اوائل))*)' +
    '[ :,.(|-]{0,4}(?:(?:q ?[1-4]|[1-4] ?q|(?:الربع|ربع) (?:الاول|الثاني|الثالث|الرابع|[1-4])|\\p{L}{3,9})[ ,.\\-/]{0,3}(?:من )?(?:عام |سنه )?)?(20[2-4]\\d)(?!\\d)',
)

export function handoverIn(said: string): Reading {
  return joinReadings(
    [...said.matchAll(handover)].map(([, year]) => ({ values: [Number(year)], isVague: false })),
  )
}
