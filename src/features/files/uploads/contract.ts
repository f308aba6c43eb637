import * as z from 'zod/mini'
import { endpoint } from '#platform/endpoint/endpoint.ts'
import { choiceField, type Picture as PictureSchema, textField } from '#platform/endpoint/fields.ts'

export {
  type FileKind,
  isPicture,
  isVideo,
  maxSidePixels,
  maxPixels,
  type Size,
  widths,
} from '#platform/endpoint/media.ts'

export type Picture = z.output<typeof PictureSchema>

export const fileKinds = ['image', 'video', 'document'] as const

export const formPurposes = ['registration', 'fundraising'] as const

/**
 * A file for the account that sent it. `width` and `height` are in pixels, null for a document.
 * `thumbhash` (base64) and `srcset` are for pictures only.
 */
export const SentFile = z.object({
  id: z.string(),
  url: z.string(),
  kind: z.enum(fileKinds),
  width: z.nullable(z.int()),
  height: z.nullable(z.int()),
  thumbhash: z.nullable(z.string()),
  srcset: z.nullable(z.string()),
})
export type SentFile = z.output<typeof SentFile>

export const maxFiles = 30

/** Then a file that no ad or profile uses is deleted. */
export const unusedFileDays = 1

/**
 * Up to {maxFiles} pictures (JPEG, PNG or WebP; {maxPictureMegabytes} MB, {maxPixels/1000000}
 * megapixels and {maxDecodedBytes/1000000} MB of decoded pixels each) and videos (MP4, WebM or MOV;
 * {maxVideoMegabytes} MB each). The content decides the type of a file, not its
 * name. If some files are refused, `errors` stands beside `data` with a reason for each at the
 * path `files.N`, counted from 0; if all are refused, the answer is a refusal. A file that no ad
 * or profile uses within {unusedFileDays*24} hours is deleted. A `url` with a query is signed, for files that are not
 * public, and is good for {signatureSeconds/3600} to {signatureSeconds/1800} hours.
 */
export const uploadFiles = endpoint({
  summary: 'Upload pictures and videos',
  method: 'POST',
  path: '/files/upload',
  access: 'account',
  upload: { field: 'files', maxFiles },
  status: 201,
  reply: z.object({ files: z.array(SentFile) }),
})

/**
 * With a token: like `POST /files/upload`, for one file. Without one, `for` names the public form
 * that the file belongs to: a picture of at most {maxBytesOf.registration/1048576} MB for
 * `registration`, a PDF of at most {maxBytesOf.fundraising/1048576} MB for `fundraising`. Such a file can be opened only from the IP address that sent it and is deleted
 * after {formFileSeconds/60} minutes unless the form is sent.
 */
export const uploadFile = endpoint({
  summary: 'Upload one file',
  method: 'POST',
  path: '/files/upload/single',
  access: 'form',
  query: z.object({ for: z.optional(choiceField(formPurposes)) }),
  upload: { field: 'file', maxFiles: 1 },
  status: 201,
  reply: z.object({ file: SentFile }),
})

/** Deletes one of your files with all its sizes, wherever it is used. */
export const deleteFile = endpoint({
  summary: 'Delete a file',
  method: 'DELETE',
  path: '/files/auth/{id}',
  access: 'account',
  params: z.object({ id: textField(100) }),
  reply: z.object({}),
})
