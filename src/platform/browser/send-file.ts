import type { Answer } from './bearer.ts'
import type { SendOptions } from './post.ts'
import { sendWhole } from './send-whole.ts'

/** Above 10 MB an upload goes in pieces, so that a broken line costs little. */
const largestWhole = 10 * 1024 * 1024

export const isResumable = (file: Blob) => file.size > largestWhole

/** Uploads one file of whoever is logged in; `status` 0 when the line broke or it was given up. */
export async function sendFile(file: Blob, options: SendOptions): Promise<Answer> {
  if (isResumable(file)) {
    const { sendResumably } = await import('./send-resumably.ts')
    return sendResumably(file, options)
  }
  return sendWhole('/api/files/upload/single', file, options)
}
