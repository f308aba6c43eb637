import { type Answer, askWithBearer } from './bearer.ts'
import { postWithProgress, type SendOptions } from './post-with-progress.ts'

export function sendWhole(address: string, file: Blob, options: SendOptions): Promise<Answer> {
  const body = new FormData()
  body.append('file', file)
  return askWithBearer({
    send: (token) => postWithProgress({ address, token, body, options }),
    renew: () => postWithProgress({ address: '/api/auth/refresh', options }),
  })
}
