import * as z from 'zod/mini'
import { SentFile } from '#features/files/uploads/contract.ts'
import { endpoint } from '#platform/endpoint/endpoint.ts'
import { textField } from '#platform/endpoint/fields.ts'

/**
 * Takes in a file that was sent in pieces to `/files/resumable` by the tus protocol (1.0), for
 * connections that break off. Sent again, it answers the same. 422 `uploadId` when the upload is
 * unknown or not complete. The limits are those of `POST /files/upload`.
 */
export const finishUpload = endpoint({
  summary: 'Finish a resumable upload',
  method: 'POST',
  path: '/files/upload/resumed',
  access: 'account',
  lane: 'upload',
  body: z.object({ uploadId: textField(100) }),
  status: 201,
  isRepeatable: true,
  reply: z.object({ file: SentFile }),
})
