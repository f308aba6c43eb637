import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { once } from 'node:events'
import { afterAll } from 'vitest'

const read = async (request: IncomingMessage) => Buffer.concat(await request.toArray())

type Kept = { bytes: Buffer; type: string; at: string }

const escaped = (text: string) => text.replace(/[<&]/g, (sign) => `&#${sign.charCodeAt(0)};`)

function listOf(objects: Map<string, Kept>, prefix: string): string {
  const own = [...objects].filter(([key]) => key.startsWith(prefix))
  const entries = own.map(
    ([key, { bytes, at }]) =>
      `<Contents><Key>${escaped(key)}</Key><LastModified>${at}</LastModified><ETag>"x"</ETag><Size>${bytes.length}</Size><StorageClass>STANDARD</StorageClass></Contents>`,
  )
  return `<ListBucketResult><KeyCount>${own.length}</KeyCount><IsTruncated>false</IsTruncated>${entries.join('')}</ListBucketResult>`
}

function sendObject({ bytes, type }: Kept, request: IncomingMessage, response: ServerResponse) {
  const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '') ?? []
  const etag = '"x"'
  if (from === undefined) return response.writeHead(200, { 'content-type': type, etag }).end(bytes)
  const end = Math.min(to ? Number(to) : bytes.length - 1, bytes.length - 1)
  if (Number(from) > end) return response.writeHead(416).end()
  const range = `bytes ${from}-${end}/${bytes.length}`
  response
    .writeHead(206, { 'content-range': range, etag })
    .end(bytes.subarray(Number(from), end + 1))
}

type S3Request = { key: string; params: URLSearchParams; bytes: Buffer; request: IncomingMessage }

/** Uploads in parts: begun, filled, put together or given up. */
function partsKeeper(objects: Map<string, Kept>) {
  const uploads = new Map<string, Map<number, Buffer>>()
  const answers: Record<string, (asked: S3Request, response: ServerResponse) => unknown> = {
    POST: ({ key, params, request }, response) => {
      const id = params.get('uploadId')
      if (id === null) {
        uploads.set(`upload-${uploads.size}`, new Map())
        const begun = `<UploadId>upload-${uploads.size - 1}</UploadId>`
        return response.end(
          `<InitiateMultipartUploadResult>${begun}</InitiateMultipartUploadResult>`,
        )
      }
      const parts = [...(uploads.get(id) ?? [])].toSorted(([one], [other]) => one - other)
      const type = request.headers['content-type'] ?? ''
      const bytes = Buffer.concat(parts.map(([, part]) => part))
      objects.set(key, { bytes, type, at: new Date().toISOString() })
      uploads.delete(id)
      const tag = '<ETag>"x"</ETag>'
      return response.end(`<CompleteMultipartUploadResult>${tag}</CompleteMultipartUploadResult>`)
    },
    PUT: ({ params, bytes }, response) => {
      uploads.get(params.get('uploadId') ?? '')?.set(Number(params.get('partNumber')), bytes)
      return response.writeHead(200, { etag: '"x"' }).end()
    },
    DELETE: ({ params }, response) => {
      uploads.delete(params.get('uploadId') ?? '')
      return response.writeHead(204).end()
    },
  }
  const answer = (asked: S3Request, response: ServerResponse) =>
    answers[asked.request.method ?? '']?.(asked, response)
  return { uploads, answer }
}

/** A small store that speaks as much S3 as we do; it takes only signed requests. */
export async function s3Server() {
  const objects = new Map<string, Kept>()
  const { uploads, answer: answerPart } = partsKeeper(objects)
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://s3')
    const key = decodeURIComponent(pathname.replace(/^\/bucket\/?/, ''))
    const bytes = await read(request)
    if (!request.headers.authorization?.startsWith('AWS4-HMAC-SHA256 Credential=key/')) {
      return response.writeHead(403).end()
    }
    if (searchParams.has('uploads') || searchParams.has('uploadId')) {
      return answerPart({ key, params: searchParams, bytes, request }, response)
    }
    if (searchParams.has('delete')) {
      const keys = [...String(bytes).matchAll(/<Key>([^<]+)<\/Key>/g)].map(([, one]) => one ?? '')
      for (const one of keys) objects.delete(one)
      const deleted = keys.map((one) => `<Deleted><Key>${one}</Key></Deleted>`).join('')
      return response.end(`<DeleteResult>${deleted}</DeleteResult>`)
    }
    if (searchParams.has('list-type')) {
      return response.end(listOf(objects, searchParams.get('prefix') ?? ''))
    }
    if (request.method === 'PUT') {
      const type = request.headers['content-type'] ?? ''
      objects.set(key, { bytes, type, at: new Date().toISOString() })
      return response.writeHead(200, { etag: '"x"' }).end()
    }
    const kept = objects.get(key)
    return kept ? sendObject(kept, request, response) : response.writeHead(404).end()
  }
  const server = createServer((request, response) => void answer(request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return { endpoint: `http://127.0.0.1:${port}`, objects, uploads }
}
