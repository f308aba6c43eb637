import type { Answer } from './bearer.ts'

export type SendOptions = {
  language: string
  /** Called with the share of the file that has gone out, 0 to 1. */
  onProgress: (share: number) => void
  /** Cut for the reason `paused`, what has gone out is kept where the upload is in pieces. */
  signal: AbortSignal
}

type Post = { address: string; token?: string; body?: FormData | string; options: SendOptions }

/** By XMLHttpRequest, since `fetch` does not tell how much of a body has gone. */
export function post({ address, token, body, options }: Post): Promise<Answer> {
  const { promise, resolve } = Promise.withResolvers<Answer>()
  const request = new XMLHttpRequest()
  const nothing = () => resolve({ status: 0, body: { errors: [] } })
  const cut = () => request.abort()
  request.open('POST', address)
  request.responseType = 'json'
  request.setRequestHeader('accept-language', options.language)
  if (token) request.setRequestHeader('authorization', `Bearer ${token}`)
  if (typeof body === 'string') request.setRequestHeader('content-type', 'application/json')
  else if (body) {
    request.upload.onprogress = ({ loaded, total }) =>
      options.onProgress(total ? loaded / total : 0)
  }
  request.onload = () =>
    resolve({ status: request.status, body: request.response ?? { errors: [] } })
  request.onerror = nothing
  request.onabort = nothing
  options.signal.addEventListener('abort', cut)
  if (options.signal.aborted) nothing()
  else request.send(body ?? null)
  return promise.finally(() => options.signal.removeEventListener('abort', cut))
}
