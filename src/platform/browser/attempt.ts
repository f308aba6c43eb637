/** A write without an answer; a retry is the same attempt. */
export type Attempt = { request?: string; key?: string }

/** `crypto.randomUUID` exists in secure contexts only. */
const newKey = () => crypto.getRandomValues(new Uint32Array(4)).join('-')

/** A different request gets a new key. */
export function keyOf(attempt: Attempt, request: string): string {
  if (attempt.key === undefined || attempt.request !== request) {
    Object.assign(attempt, { request, key: newKey() })
  }
  return attempt.key as string
}

type CallEnd = { status: number; faults: readonly { code: string }[] }

export const isUnknown = ({ status, faults }: CallEnd) =>
  status === 0 || status >= 500 || faults.some(({ code }) => code === 'still_running')
