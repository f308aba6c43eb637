/** `until` is exclusive. */
export function rangeOf(texts: string[], prefix: string): [from: number, until: number] {
  return [lowerBound(texts, prefix), lowerBound(texts, `${prefix}\uffff`)]
}

export function positionOf(texts: string[], text: string): number {
  const at = lowerBound(texts, text)
  return texts[at] === text ? at : -1
}

function lowerBound(texts: string[], text: string): number {
  let from = 0
  let until = texts.length
  while (from < until) {
    const middle = (from + until) >>> 1
    if (texts[middle]! < text) from = middle + 1
    else until = middle
  }
  return from
}
