export type Answer = { status: number; body: unknown }

/** A cookie that scripts may read; one that nobody can decode is as good as none. */
function cookie(name: string): string {
  const found = new RegExp(`(?:^|; )${name}=([^;]*)`).exec(document.cookie)?.[1] ?? ''
  try {
    return decodeURIComponent(found)
  } catch {
    return ''
  }
}

/** Fifteen minutes long whoever is logged in has it; then its cookie is gone. */
export const authToken = () => cookie('auth_token')

/** Who is logged in, or nothing; outlives the token, which is renewed when a call needs it. */
export const userName = () => cookie('user_name')

type TokenRequests = { send: (token: string) => Promise<Answer>; renew: () => Promise<Answer> }

let renewal: Promise<Answer | undefined> | undefined

/** One at a time in all tabs; where another call was first there is nothing left to do. */
function renewOnce(old: string, renew: TokenRequests['renew']) {
  const turn = async () => (authToken() && authToken() !== old ? undefined : renew())
  const begin = async () =>
    'locks' in navigator ? navigator.locks.request('renew session', turn) : turn()
  renewal ??= begin().finally(() => {
    renewal = undefined
  })
  return renewal
}

const isRefused = ({ status, body }: Answer) =>
  status === 401 &&
  (body as { errors?: { code?: string }[] }).errors?.[0]?.code === 'unauthenticated'

/**
 * Asks as whoever is logged in. A token that has run out is renewed first, one that is refused
 * afterwards, and the call goes again, once. Where renewing finds no server nobody is logged out:
 * that is the answer.
 */
export async function askWithBearer({ send, renew }: TokenRequests): Promise<Answer> {
  const token = authToken()
  if (token || !userName()) {
    const answer = await send(token)
    if (!token || !isRefused(answer)) return answer
  }
  const ended = await renewOnce(token, renew)
  const isAway = ended && (ended.status < 200 || ended.status > 299) && ended.status !== 401
  return isAway ? ended : send(authToken())
}
