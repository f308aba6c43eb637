import { normalizeText } from '#i18n/normalize-text.ts'
import type { FeedFault } from './feed-ad.ts'

/** Product.md 5: other portals allow longer texts. */
const longest = { name: 90, description: 4_000, addressDetails: 300 }

/** Cut between words, where one ends near enough. */
function cut(text: string, most: number): string {
  const start = text.slice(0, most + 1)
  const blank = start.search(/\s\S*$/)
  const end = blank < most - 30 ? most : blank
  return start
    .slice(0, end)
    .replace(/[\ud800-\udbff]$/, '')
    .trimEnd()
}

/** The fields of an ad with texts that fit; what was cut is noted. */
export function cutTexts(fields: Record<string, unknown>) {
  const notes: FeedFault[] = []
  const fitting = { ...fields }
  for (const [field, most] of Object.entries(longest)) {
    const texts = Object.entries((fields[field] ?? {}) as Record<string, string | null>)
    fitting[field] = Object.fromEntries(
      texts.map(([language, text]) => {
        const whole = text && normalizeText(text, 'NFC')
        if (!whole || whole.length <= most) return [language, text]
        notes.push({ code: 'text_cut', path: `${field}.${language}`, values: { maximum: most } })
        return [language, cut(whole, most)]
      }),
    )
    if (texts.length === 0) delete fitting[field]
  }
  return { fields: fitting, notes }
}
