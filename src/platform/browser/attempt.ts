/** A write that was tried and whose answer never came; its next try is the same attempt. */
export type Attempt = { request?: string; key?: string }

/** Of no secure context alone, as `crypto.randomUUID` is. */
const newKey = () => crypto.getRandomValues(new Uint32Array(4)).join('-')

/** One key for one attempt, and another as soon as something else is sent. */
export function keyOf(attempt: Attempt, request: string): string {
  if (attempt.key === undefined || attempt.request !== request) {
    Object.assign(attempt, { request, key: newKey() })
  }
  return attempt.key as string
}

type Ending = { status: number; faults: readonly { code: string }[] }

/** Whether the server may have done it although nobody was told so. */
export const isUnknown = ({ status, faults }: Ending) =>
  status === 0 || status >= 500 || faults.some(({ code }) => code === 'still_running')
