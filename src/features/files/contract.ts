import * as z from 'zod/mini'
import { endpoint } from '#platform/endpoint/endpoint.ts'
import { choiceField, type Picture as PictureSchema, textField } from '#platform/endpoint/fields.ts'

export {
  type FileKind,
  isPicture,
  isVideo,
  longestSide,
  mostPixels,
  type Size,
  widths,
} from '#platform/endpoint/media.ts'

/** A picture on the wire (product.md 9). */
export type Picture = z.output<typeof PictureSchema>

export const fileKinds = ['image', 'video', 'document'] as const

/** Public forms whose files a visitor may send before there is an account (product.md 9). */
export const formPurposes = ['registration', 'fundraising'] as const

/**
 * A file as whoever sent it sees it. `width`, `height` in pixels, null of a document; `thumbhash` in
 * base64 and `srcset` of pictures only.
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

/** Reliability.md 4: files of one request. */
export const mostFiles = 30

/**
 * Takes up to 30 pictures (JPEG, PNG, WebP: 15 MB, 50 megapixels, 150 MB once
 * decoded) and videos (MP4, WebM, MOV:
 * 100 MB), told by their content. Each bad one has its reason in `errors` with path `files.N`,
 * N from 0, beside the good ones; when none is good the answer is a refusal. What no ad or profile
 * uses within a day is forgotten. An address with a query is signed, for files that are not public, and
 * good for six to twelve hours.
 */
export const uploadFiles = endpoint({
  method: 'POST',
  path: '/files/upload',
  access: 'account',
  upload: { field: 'files', mostFiles },
  status: 201,
  reply: z.object({ files: z.array(SentFile) }),
})

/**
 * Takes one file. An account's: as /files/upload. A visitor's says what it is for and is forgotten
 * after an hour unless that form is sent: a picture of at most 5 MB for `registration`, a PDF of at
 * most 20 MB for `fundraising`. Both are handed to the address alone that sent them.
 */
export const uploadFile = endpoint({
  method: 'POST',
  path: '/files/upload/single',
  access: 'form',
  query: z.object({ for: z.optional(choiceField(formPurposes)) }),
  upload: { field: 'file', mostFiles: 1 },
  status: 201,
  reply: z.object({ file: SentFile }),
})

/** Deletes an own file with all its sizes, wherever it is used. */
export const deleteFile = endpoint({
  method: 'DELETE',
  path: '/files/auth/{id}',
  access: 'account',
  params: z.object({ id: textField(100) }),
  reply: z.object({}),
})
