import { textOf } from '#ui/form/typed.ts'
import { minOpenMs } from '../contract.ts'

/**
 * A number that grows with each try would make each one another request, which is executed again
 * although only the answer was lost.
 */
export function spamSignsOf(typed: FormData) {
  const openMs = Date.now() - Number(textOf(typed, 'openedAt') || Number.NaN)
  return {
    topicNote: textOf(typed, 'topicNote'),
    ...(openMs >= 0 && { openMs: Math.min(openMs, minOpenMs) }),
  }
}
