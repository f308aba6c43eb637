import type { FastifyRequest } from 'fastify'
import { Refusal } from '../refusal.ts'

const offset = /^\d{1,12}$/
const fields: Record<string, Record<string, RegExp>> = {
  POST: { 'upload-length': offset },
  PATCH: { 'upload-offset': offset, 'content-type': /^application\/offset\+octet-stream$/ },
}

export const hasBody = ({ headers }: FastifyRequest) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/** `creation-with-upload` is not supported; its bytes would be counted as none. */
const beginsWithPiece = (request: FastifyRequest) =>
  request.method === 'POST' &&
  (hasBody(request) || /offset\+octet-stream/i.test(request.headers['content-type'] ?? ''))

/** Refuses what @tus/server would refuse in another form. @throws Refusal 400 */
export function requireWellAsked(request: FastifyRequest) {
  const { method, headers, url } = request
  const wanted = { 'tus-resumable': /^1\.0\.0$/, ...fields[method] }
  const isGood = Object.entries(wanted).every(([name, form]) => form.test(String(headers[name])))
  if (!isGood || url.includes('?') || beginsWithPiece(request))
    throw new Refusal(400, [{ code: 'malformed' }])
}
