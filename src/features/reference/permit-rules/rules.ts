import type { Text } from '#i18n/phrases.ts'

export type PermitRule = {
  /** The slug of the emirate (Al Ain is in that of Abu Dhabi). */
  emirate: string
  /** What sentences call the places that need a permit. */
  places: readonly Text[]
  /** A permit without a type is checked as the first of them. */
  types: readonly { type: string; form: string }[]
  exempt: readonly string[]
}

export const trakheesiDigits = { minimum: 10, maximum: 11 } as const

/** Both JavaScript and PostgreSQL evaluate these regular expressions. */
const forms = {
  trakheesi: `^[0-9]{${trakheesiDigits.minimum},${trakheesiDigits.maximum}}$`,
  any: '^[A-Za-z0-9\\u0621-\\u064a][A-Za-z0-9\\u0621-\\u064a /.-]{2,39}$',
}

/** Other emirates need no permit. Each start stores these rules, then the worker updates ads. */
export const permitRules = [
  {
    emirate: 'dubai',
    places: [{ en: 'Dubai', ar: 'دبي' }],
    types: [
      { type: 'rera', form: forms.trakheesi },
      { type: 'dtcm', form: forms.any },
    ],
    exempt: ['dubai/difc', 'dubai/jebel-ali-freezone'],
  },
  {
    emirate: 'abu-dhabi',
    places: [
      { en: 'Abu Dhabi', ar: 'أبوظبي' },
      { en: 'Al Ain', ar: 'العين' },
    ],
    types: [{ type: 'adrec', form: forms.any }],
    exempt: [],
  },
] as const satisfies readonly PermitRule[]

export type PermitType = (typeof permitRules)[number]['types'][number]['type']

export const formOfUnknownType = forms.any
