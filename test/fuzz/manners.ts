/** Nothing of ours shows, whatever went wrong. */
const internals = /FST_|node_modules|\.ts:|pg_|property_search|relation|\$\d|stack/i

export type Answered = { status: number; body: string; type: unknown; isSlow: boolean }
type Fault = { msg?: unknown; code?: unknown }
type Envelope = { data?: unknown; errors?: Fault[] }

const isInWords = ({ msg, code }: Fault) => typeof msg === 'string' && typeof code === 'string'

function envelopeIn(body: string): Envelope | undefined {
  try {
    return JSON.parse(body) as Envelope
  } catch {
    return undefined
  }
}

/** What an answer of the API must never be, by name. */
export function badManners({ status, body, type, isSlow }: Answered): string[] {
  const isJson = type === 'application/json; charset=utf-8'
  const isRefused = status >= 400
  const { data, errors = [] } = (isJson && envelopeIn(body)) || {}
  const wrong = {
    'a fault of ours': status >= 500,
    slow: isSlow,
    'no JSON': isRefused && !isJson,
    'no data': isJson && !isRefused && typeof data !== 'object',
    'no words': isRefused && (errors.length === 0 || !errors.every(isInWords)),
    internals: isRefused && internals.test(body),
  }
  return Object.entries(wrong).flatMap(([name, is]) => (is ? [name] : []))
}
