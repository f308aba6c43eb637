/** Of each of the three values that a thumbhash begins with. */
const bits = 6
const highest = 2 ** bits - 1

const shades = 5

/** Distance from grey at which a colour is warm or cold. */
const coloured = 2.5

/**
 * The average colour of a picture as one of fifteen, each a class in card.css; a page of cached HTML
 * cannot name a colour itself (decision 3). Null without a thumbhash, which begins with the average
 * lightness and how much yellow exceeds blue.
 */
export function tintOf(thumbhash: string | null | undefined): number | null {
  if (!thumbhash) return null
  const [first = 0, second = 0] = Array.from(atob(thumbhash.slice(0, 4)), (one) =>
    one.charCodeAt(0),
  )
  const lightness = first & highest
  const yellow = ((first >> bits) | (second << 2)) & highest
  const shade = Math.floor((lightness * shades) / (highest + 1))
  const grey = highest / 2
  const warmth = yellow < grey - coloured ? 0 : yellow > grey + coloured ? 2 : 1
  return shade * 3 + warmth
}
