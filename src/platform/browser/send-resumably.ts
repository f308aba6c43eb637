import { type DetailedError, Upload } from 'tus-js-client'
import { type Answer, askWithBearer, authToken } from './bearer.ts'
import { postWithProgress, type SendOptions } from './post-with-progress.ts'

const address = '/api/files/resumable'
const chunkSize = 5 * 1024 * 1024
const retryDelays = [0, 1_000, 3_000, 10_000, 30_000, 60_000]

const lost: Answer = { status: 0, body: { errors: [] } }

function answerOf(error: Error | DetailedError): Answer {
  const answer = 'originalResponse' in error ? error.originalResponse : null
  if (!answer) return lost
  try {
    return { status: answer.getStatus(), body: JSON.parse(answer.getBody()) }
  } catch {
    return { ...lost, status: answer.getStatus() }
  }
}

/** Long uploads outlive their token, so each piece is sent with a fresh one. */
async function freshToken(renew: () => Promise<Answer>): Promise<string> {
  await askWithBearer({ send: async () => ({ status: 200, body: undefined }), renew })
  return authToken()
}

function sendPieces(file: Blob, options: SendOptions, renew: () => Promise<Answer>) {
  const { promise, resolve } = Promise.withResolvers<{ uploadId: string } | Answer>()
  const upload = new Upload(file as File, {
    endpoint: address,
    chunkSize,
    retryDelays,
    removeFingerprintOnSuccess: true,
    headers: { 'accept-language': options.language },
    onBeforeRequest: async (request) => {
      request.setHeader('authorization', `Bearer ${await freshToken(renew)}`)
    },
    onProgress: (sent, total) => options.onProgress(sent / total),
    onError: (error) => resolve(answerOf(error)),
    onSuccess: () => resolve({ uploadId: upload.url?.split('/').at(-1) ?? '' }),
  })
  const giveUp = () => {
    void upload.abort(options.signal.reason !== 'paused').catch(() => undefined)
    resolve(lost)
  }
  options.signal.addEventListener('abort', giveUp)
  void upload.findPreviousUploads().then(([earlier]) => {
    if (earlier) upload.resumeFromPreviousUpload(earlier)
    if (!options.signal.aborted) upload.start()
  })
  return promise.finally(() => options.signal.removeEventListener('abort', giveUp))
}

export async function sendResumably(file: Blob, options: SendOptions): Promise<Answer> {
  const renew = () => postWithProgress({ address: '/api/auth/refresh', options })
  const sent = await sendPieces(file, options, renew)
  if ('status' in sent) return sent
  const body = JSON.stringify(sent)
  return askWithBearer({
    send: (token) =>
      postWithProgress({ address: '/api/files/upload/resumed', token, body, options }),
    renew,
  })
}
