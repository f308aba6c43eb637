/** What an emirate asks of ads: a permit of one of these types, each with the form of its number. */
export type PermitRule = {
  /** The slug of the emirate (Al Ain is in that of Abu Dhabi). */
  emirate: string
  /** A permit without a type is taken for the first. */
  types: readonly { type: string; form: string }[]
  /** Slugs of locations whose ads need no permit. */
  exempt: readonly string[]
}

/** Regular expressions that JavaScript and PostgreSQL read in the same way. */
const forms = {
  trakheesi: '^[0-9]{10,11}$',
  any: '^[A-Za-z0-9\\u0621-\\u064a][A-Za-z0-9\\u0621-\\u064a /.-]{2,39}$',
}

/**
 * Ads in other emirates need no permit. Each start writes these rows to the table `permit_rules`, from
 * which `properties.status_flags` is derived; the worker then brings the ads of changed rows up to date.
 */
export const permitRules = [
  {
    emirate: 'dubai',
    types: [
      { type: 'rera', form: forms.trakheesi },
      { type: 'dtcm', form: forms.any },
    ],
    exempt: ['dubai/difc', 'dubai/jebel-ali-freezone'],
  },
  {
    emirate: 'abu-dhabi',
    types: [{ type: 'adrec', form: forms.any }],
    exempt: [],
  },
] as const satisfies readonly PermitRule[]

/** A type of permit of one of the rules. */
export type PermitType = (typeof permitRules)[number]['types'][number]['type']

/** Of a permit whose type no rule has. */
export const formOfUnknownType = forms.any
