/** `retryAfterMs`: when a server that refused for now asks to be called again. */
export type Answer = { status: number; body: unknown; retryAfterMs?: number | undefined }

function cookie(name: string): string {
  const found = new RegExp(`(?:^|; )${name}=([^;]*)`).exec(document.cookie)?.[1] ?? ''
  try {
    return decodeURIComponent(found)
  } catch {
    return ''
  }
}

/** The cookie lives for 15 minutes. */
export const authToken = () => cookie('auth_token')

export const userName = () => cookie('user_name')

/** JSON; '' where the name has one form only. */
export const userNames = () => cookie('user_names')

type TokenRequests = {
  send: (token: string) => Promise<Answer>
  renew: () => Promise<Answer>
  /** Without a token the call would be one of the browser's visitor, not of the account. */
  isOwn?: boolean
}

let renewal: Promise<Answer | undefined> | undefined

/** Held by calls that may be a visitor's first: two without a cookie would be two visitors. */
export const visitorLock = 'visitor'

/** One at a time in all tabs, where the browser has locks: only pages over HTTPS do. */
export const inLock = <T>(name: string, work: () => Promise<T>): Promise<T> =>
  'locks' in navigator ? navigator.locks.request(name, work) : work()

/** When another tab has already renewed the token nothing is sent. */
function renewOnce(old: string, renew: TokenRequests['renew']) {
  const turn = async () => (authToken() && authToken() !== old ? undefined : renew())
  renewal ??= inLock('renew session', turn).finally(() => {
    renewal = undefined
  })
  return renewal
}

const isRefused = ({ status, body }: Answer) =>
  status === 401 &&
  (body as { errors?: { code?: string }[] }).errors?.[0]?.code === 'unauthenticated'

/** A failed renewal other than 401 is returned as it is, so an outage logs nobody out. */
export async function askWithBearer({ send, renew, isOwn }: TokenRequests): Promise<Answer> {
  const token = authToken()
  if (token || !userName()) {
    const answer = await send(token)
    if (!token || !isRefused(answer)) return answer
  }
  const ended = await renewOnce(token, renew)
  const isFailed = ended && (ended.status < 200 || ended.status > 299)
  return isFailed && (isOwn || ended.status !== 401) ? ended : send(authToken())
}
