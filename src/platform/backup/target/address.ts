import { resolve } from 'node:path'

/** `prefix` is empty or ends in a slash, like `nightly/`. */
export type Root = { folder: string } | { bucket: string; prefix: string }

export type Address = { root: Root; name: string | undefined }

/** `problem` continues a sentence that begins with the address. */
export type AddressProblem = { problem: string }

const endsInName = /^(?:(.*)\/)?(\d{8}T\d{6}Z-[0-9a-f]{8})(\.manifest|\.database)?$/

/** `DIR`, `DIR/NAME` and `DIR/backups/NAME.manifest` are valid; DIR may be called `backups`. */
function splitName(address: string): { place: string; name: string | undefined } {
  const trimmed = address.replace(/\/+$/, '') || '/'
  const [, before = '.', name, ending] = endsInName.exec(trimmed) ?? []
  if (name === undefined) return { place: trimmed, name }
  const place = ending === undefined ? before : before.replace(/(^|\/)backups$/, '')
  return { place: place || (trimmed.startsWith('/') ? '/' : '.'), name }
}

/** Without this check `https://…` would be taken for a folder. */
const hasScheme = (place: string) => /^[a-z][a-z\d+.-]+:(\/|$)/i.test(place)

function readBucket(place: string): Root | AddressProblem {
  const [, bucket, path = ''] = /^s3:\/\/([^/]+)(?:\/(.*))?$/i.exec(place) ?? []
  if (!bucket) return { problem: 'names no bucket, as s3://dara-backups/production does' }
  const parts = path.split('/').filter((part) => part !== '')
  if (parts.some((part) => part === '.' || part === '..')) {
    return { problem: 'may not hold . or .. as a part of its prefix' }
  }
  return { bucket, prefix: parts.map((part) => `${part}/`).join('') }
}

export function readAddress(address: string): Address | AddressProblem {
  const { place, name } = splitName(address)
  if (/^s3:/i.test(place)) {
    const root = readBucket(place)
    return 'problem' in root ? root : { root, name }
  }
  if (hasScheme(place)) return { problem: 'is neither a folder nor s3://BUCKET/PREFIX' }
  return { root: { folder: resolve(place) }, name }
}
