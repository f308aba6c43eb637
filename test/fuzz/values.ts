import fc from 'fast-check'

/** Texts that have broken parsers, databases and pages elsewhere. */
export const nastyTexts = [
  'NaN',
  'Infinity',
  '-0',
  '1e309',
  '2147483648',
  '9007199254740993',
  '0.000001',
  '-1',
  'null',
  '__proto__',
  'constructor',
  '\u0000',
  '\u202eafk',
  '\ud800',
  '\ufeff',
  "' or 1=1 --",
  "'; drop table properties; --",
  '%',
  '_%',
  '\\',
  '%%27',
  '${7*7}',
  '<script>',
  '٣٠٠',
  'دبي',
  '1,2,3,4,5',
  ',',
  '7+',
  '+',
  '25.2,55.3',
  '55,25,56,26',
  '25,55;26,55;26,56',
  'a'.repeat(10_000),
  '&'.repeat(50),
  '"'.repeat(99),
  'or or or',
  '( | & ! :*',
]

export const nasty = fc.constantFrom(...nastyTexts)

export const anyText = fc.oneof(
  nasty,
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ maxLength: 20 }),
  fc.integer().map(String),
  fc.double().map(String),
)

/** Escapes that spell nothing, or something else once they are read twice. */
export const brokenEscapes = [
  '%00',
  '%ff%fe',
  '%ed%a0%80',
  '%c0%ae%c0%ae',
  '%2527',
  '%E2%80%AE',
  '%',
]

export const encode = (text: string) => encodeURIComponent(text.toWellFormed())

/** A value as JSON has it, of a kind that the schema at its place does not expect. */
export const anyJson = fc.oneof(
  anyText,
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.constantFrom<unknown>(null, true, [], {}, [[]], { $gt: 0 }, [1, 'a'], 2 ** 53, -1, 1e308),
  fc.jsonValue({ maxDepth: 2 }),
)
