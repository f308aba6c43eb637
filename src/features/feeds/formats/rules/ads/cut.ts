import { normalizeText } from '#i18n/normalize-text.ts'
import { maxComposedCharacters, maxTextCharacters } from './cell-limits.ts'
import type { FeedFault } from './feed-ad.ts'

/** The limit of Unicode's stream-safe texts (UAX 15): no letter of any language has more. */
const surplusMarks = /(\p{M}{30})\p{M}+/gu

function cut(text: string, maximum: number): string {
  const start = text.slice(0, maximum + 1)
  const blank = start.search(/\s\S*$/)
  const end = blank < maximum - 30 ? maximum : blank
  return start
    .slice(0, end)
    .replace(/[\ud800-\udbff]$/, '')
    .trimEnd()
}

/** Cut before it is normalised, to save time, and again after it; dropped marks count as cut. */
function shorten(text: string, maximum: number): string {
  const start = text.slice(0, maximum * maxComposedCharacters)
  const bounded = start.replace(surplusMarks, '$1')
  const whole = normalizeText(bounded, 'NFC')
  return bounded === text && whole.length <= maximum ? text : cut(whole, maximum)
}

export function cutTexts(fields: Record<string, unknown>) {
  const notes: FeedFault[] = []
  const fitting = { ...fields }
  for (const [field, maximum] of Object.entries(maxTextCharacters)) {
    const texts = Object.entries((fields[field] ?? {}) as Record<string, string | null>)
    fitting[field] = Object.fromEntries(
      texts.map(([language, text]) => {
        const short = text && shorten(text, maximum)
        if (short !== text) {
          notes.push({ code: 'text_cut', path: `${field}.${language}`, values: { maximum } })
        }
        return [language, short]
      }),
    )
    if (texts.length === 0) delete fitting[field]
  }
  return { fields: fitting, notes }
}
