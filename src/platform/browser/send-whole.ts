import { type Answer, askWithBearer } from './bearer.ts'
import { post, type SendOptions } from './post.ts'

export function sendWhole(address: string, file: Blob, options: SendOptions): Promise<Answer> {
  const body = new FormData()
  body.append('file', file)
  return askWithBearer({
    send: (token) => post({ address, token, body, options }),
    renew: () => post({ address: '/api/auth/refresh', options }),
  })
}
