import type { Answer } from './bearer.ts'
import type { SendOptions } from './post-with-progress.ts'
import { sendWhole } from './send-whole.ts'

/** Larger files are sent in pieces, so a lost connection costs little. */
const maxWholeBytes = 10 * 1024 * 1024

export const isResumable = (file: Blob) => file.size > maxWholeBytes

export async function sendFile(file: Blob, options: SendOptions): Promise<Answer> {
  if (isResumable(file)) {
    const { sendResumably } = await import('./send-resumably.ts')
    return sendResumably(file, options)
  }
  return sendWhole('/api/files/upload/single', file, options)
}
