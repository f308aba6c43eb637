import * as z from 'zod/mini'
import { SentFile } from '#features/files/contract.ts'
import { endpoint } from '#platform/endpoint/endpoint.ts'
import { textField } from '#platform/endpoint/fields.ts'

/**
 * Takes in a file that was sent in pieces to /files/resumable by the tus protocol (1.0), for
 * connections that break off; asked again it answers the same. 422 `uploadId` when it is unknown or
 * not whole yet. Limits are those of /files/upload.
 */
export const finishUpload = endpoint({
  method: 'POST',
  path: '/files/upload/resumed',
  access: 'account',
  lane: 'upload',
  body: z.object({ uploadId: textField(100) }),
  status: 201,
  isRepeatable: true,
  reply: z.object({ file: SentFile }),
})
