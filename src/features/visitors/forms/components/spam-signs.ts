import { textOf } from '#ui/form/typed.ts'
import { minOpenMs } from '../contract.ts'

/** No number of the try: a repeated request must be the same one to be answered once. */
export function spamSignsOf(typed: FormData) {
  const openMs = Date.now() - Number(textOf(typed, 'openedAt') || Number.NaN)
  return {
    topicNote: textOf(typed, 'topicNote'),
    ...(openMs >= 0 && { openMs: Math.min(openMs, minOpenMs) }),
  }
}
