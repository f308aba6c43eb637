import type { Answer } from './bearer.ts'

export type SendOptions = {
  language: string
  onProgress: (share: number) => void
  /** With the reason `paused`, the sent pieces of a resumable upload are kept. */
  signal: AbortSignal
}

type Post = { address: string; token?: string; body?: FormData | string; options: SendOptions }

/** XMLHttpRequest, since `fetch` reports no upload progress. */
export function postWithProgress({ address, token, body, options }: Post): Promise<Answer> {
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
