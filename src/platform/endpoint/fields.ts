import * as z from 'zod/mini'
import type { Bilingual } from '#i18n/bilingual.ts'
import type { BrowserRefusalCode } from '#i18n/browser-refusals.ts'
import { toCounts, toFlag, toLine, toList, toNumber, toNumbers } from './plain-values.ts'

export type { BrowserRefusalCode }

/** Largest PostgreSQL `integer`. */
const maxId = 2_147_483_647

/** False for what PostgreSQL cannot store or a terminal may execute. */
export function isStorable(text: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused
  return text.isWellFormed() && !/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/.test(text)
}

export const textField = (maximum: number) =>
  z.pipe(
    z.pipe(
      z.string(),
      z.transform((text: string) => toLine(text, maximum)),
    ),
    // `abort`: longer text is not checked any further.
    z.string().check(z.maxLength(maximum, { abort: true }), z.refine(isStorable, 'invalid_text')),
  )

/** `1,500,000` and `١٥٠٠٠٠٠` are the same number. */
export const numberField = (minimum: number, maximum: number) =>
  z.pipe(
    z.pipe(z.string(), z.transform(toNumber)),
    z.number().check(z.gte(minimum), z.lte(maximum)),
  )

export const integerField = (minimum: number, maximum: number) =>
  z.pipe(
    z.pipe(z.string(), z.transform(toNumber)),
    z.number().check(
      z.multipleOf(1, 'invalid_integer'),
      // zod accepts tiny fractions such as 5e-324 as multiples of 1.
      z.refine(Number.isInteger, 'invalid_integer'),
      z.gte(minimum),
      z.lte(maximum),
    ),
  )

/** `true` or `1`, `false` or `0`. */
export const flagField = () => z.pipe(z.pipe(z.string(), z.transform(toFlag)), z.boolean())

export const choiceField = <const Word extends string>(words: readonly Word[]) => z.enum(words)

export const listField = <Item extends z.ZodMiniType<unknown, string>>(
  item: Item,
  limit: { maximum: number; code?: BrowserRefusalCode },
) =>
  z.pipe(
    z.pipe(z.string(), z.transform(toList)),
    z.array(item).check(z.minLength(1), z.maxLength(limit.maximum, limit.code)),
  )

/** `3`, or `7+` for at least 7; text, so that a form's values compare with `===`. */
const countField = (maximum: number) =>
  z.pipe(
    z.pipe(
      z.string(),
      z.transform((text: string) => text.replace(/^0+(?=\d)/, '')),
    ),
    z.string().check(
      z.refine((text) => {
        const found = /^(\d{1,3})\+?$/.exec(text)
        return found !== null && Number(found[1]) <= maximum
      }, 'invalid_choice'),
    ),
  )

export const countsField = (maximum: number) =>
  z.pipe(z.pipe(z.string(), z.transform(toCounts)), listField(countField(maximum), { maximum: 40 }))

export const maxCorners = 200

/** `check` runs before the length limit, whose message could not fill in `params`. */
export const numbersField = (
  check: (numbers: number[]) => boolean,
  code: BrowserRefusalCode,
  params?: Record<string, number>,
) =>
  z.pipe(
    z.pipe(z.string(), z.transform(toNumbers)),
    z
      .array(z.number())
      .check(
        z.refine(check, { error: code, ...(params && { params }) }),
        z.maxLength(2 * maxCorners, code),
      ),
  )

/** Any other id is answered as not found. */
export const IdParams = z.object({ id: integerField(1, maxId) })

/** An id: an integer of 32 bits. */
export const Id = z.int().check(z.gte(-maxId), z.lte(maxId))

export const bilingualField = <Field extends z.ZodMiniType>(field: Field) => {
  const fields: Bilingual<Field> = { en: field, ar: field }
  return z.object(fields)
}

/** A text in both languages. */
export const Text = bilingualField(z.string())

/** A text of a person or company: null in a language in which it is not written. */
export const PartialText = bilingualField(z.nullable(z.string()))

/** A reference to a lookup, such as an emirate, a language or a property type. */
export const Named = z.object({ id: z.int(), slug: z.string(), name: Text })

/** A picture in its largest size: pixels, and a `thumbhash` in base64 to show while it loads. */
export const Picture = z.object({
  id: z.string(),
  url: z.string(),
  width: z.int(),
  height: z.int(),
  thumbhash: z.nullable(z.string()),
})

/**
 * One reason of a refusal: `msg` is for people, in the language of `Accept-Language`; `code` is for
 * programs and never changes; `path` names the parameter or field (`name.ar`).
 */
export const Fault = z.object({ msg: z.string(), code: z.string(), path: z.optional(z.string()) })

/** Where a list stands. `total` is exact up to {maxExactTotal}; beyond that `totalIsExact` is false. */
export const Pagination = z.object({
  page: z.int(),
  limit: z.int(),
  total: z.int(),
  totalIsExact: z.boolean(),
  pages: z.int(),
})

export const maxPageSize = 100
export const maxListedRows = 10_000

export const pageFields = (size: number) => ({
  page: z._default(integerField(1, maxListedRows), 1),
  limit: z._default(integerField(1, maxPageSize), size),
})
