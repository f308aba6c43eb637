import sharp from 'sharp'
import { origin } from '../people.ts'
import type { openSite } from '../site.ts'

type Site = Pick<Awaited<ReturnType<typeof openSite>>, 'app'>

export type Sent = { name: string; bytes: Buffer; type?: string }

type UploadOptions = {
  token?: string | undefined
  field?: string
  headers?: Record<string, string>
  remoteAddress?: string
}

/** A browser's form with these files. */
export async function formOf(files: readonly Sent[], field: string) {
  const form = new FormData()
  for (const { name, bytes, type = 'image/jpeg' } of files) {
    form.append(field, new File([new Uint8Array(bytes)], name, { type }))
  }
  const whole = new Response(form)
  const type = whole.headers.get('content-type') ?? ''
  return { type, payload: Buffer.from(await whole.arrayBuffer()) }
}

/** Sends bytes as they are to a path of the API. */
export async function sendBytes(site: Site, path: string, body: { type: string; payload: Buffer }) {
  return sendAs(site, path, { body, headers: {} })
}

type Whole = {
  body: { type: string; payload: Buffer }
  headers: Record<string, string>
  remoteAddress?: string
}

async function sendAs({ app }: Site, path: string, whole: Whole) {
  const { body, headers, remoteAddress = '127.0.0.1' } = whole
  const answer = await app.inject({
    method: 'POST',
    remoteAddress,
    url: `/api${path}`,
    headers: { host: 'localhost:80', origin, 'content-type': body.type, ...headers },
    payload: body.payload,
  })
  return { status: answer.statusCode, headers: answer.headers, body: answer.json() }
}

/** Uploads as the picker of a page does; `field` is `file` where only one may come. */
export const uploader =
  (site: Site) =>
  async (path: string, files: readonly Sent[], options: UploadOptions = {}) => {
    const field = options.field ?? (path.includes('/single') ? 'file' : 'files')
    const headers = {
      ...(options.token && { authorization: `Bearer ${options.token}` }),
      ...options.headers,
    }
    const { remoteAddress } = options
    return sendAs(site, path, {
      body: await formOf(files, field),
      headers,
      ...(remoteAddress && { remoteAddress }),
    })
  }

/** Uploads in one piece by the tus protocol and answers with what to finish it by. */
export async function sendResumably({ app }: Site, bytes: Buffer, token: string): Promise<string> {
  const url = '/api/files/resumable'
  const common = {
    host: 'localhost:80',
    authorization: `Bearer ${token}`,
    'tus-resumable': '1.0.0',
  }
  const begun = await app.inject({
    method: 'POST',
    url,
    headers: { ...common, 'upload-length': String(bytes.length) },
  })
  const uploadId = String(begun.headers.location).split('/').at(-1) ?? ''
  const type = 'application/offset+octet-stream'
  await app.inject({
    method: 'PATCH',
    url: `${url}/${uploadId}`,
    headers: { ...common, 'upload-offset': '0', 'content-type': type },
    payload: bytes,
  })
  return uploadId
}

type Drawn = { width?: number; height?: number; background?: string }

/** A plain picture of these pixels. */
export const drawn = ({ width = 64, height = 48, background = 'teal' }: Drawn = {}) =>
  sharp({ create: { width, height, channels: 3, background } })

export const jpeg = async (picture?: Drawn): Promise<Sent> => ({
  name: 'photo.jpg',
  bytes: await drawn(picture).jpeg().toBuffer(),
})
