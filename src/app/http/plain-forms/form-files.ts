import { maxBodyBytes } from '../body-limit.ts'
import type { MultipartFile, MultipartValue } from '@fastify/multipart'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import type { Language } from '#i18n/language.ts'
import type { RunCall } from '#platform/http/call-runner.ts'
import type { uploadFile } from '#features/files/uploads/contract.ts'
import type { ReplyOf } from '#platform/endpoint/endpoint.ts'
import { fieldText } from '#platform/http/bodies/form-body.ts'
import { refusalOf } from '#platform/http/failures.ts'
import { type Reason, Refusal } from '#platform/refusal.ts'
import { dataOf, type ReadyCall } from '#platform/run-call.ts'
import { openPart, partsOf, toPartsRefusal } from '#platform/uploads/receive.ts'

export type FormFiles = {
  field: string
  /** The field of those that are stored, and of what is wrong with others. */
  into: string
  maxFiles: number
  maxBytesOfEach: number
  query: Record<string, string>
}

type Options = {
  upload: ReadyCall
  files: FormFiles
  runCall: RunCall
  folder: string
  pageLanguage: Language
}

const fieldLimits = { fields: 60, fieldSize: 64 * 1024, fieldNameSize: 100, headerPairs: 20 }

const tooLarge = () => new Refusal(413, [{ code: 'body_too_large' }])

function refuseLargeBody({ headers }: FastifyRequest, { maxFiles, maxBytesOfEach }: FormFiles) {
  const maximum = maxFiles * maxBytesOfEach + maxBodyBytes
  if (Number(headers['content-length'] ?? Number.POSITIVE_INFINITY) > maximum) throw tooLarge()
}

/** `errors`: of files that were not stored. */
type ReadParts = { typed: FormData; fieldBytes: number; errors: Error[] }

/** Stored by the call that scripts make for it; what is stored stays while the form is corrected. */
async function storeFile(
  part: MultipartFile,
  asked: FormFilesRequest,
  { typed, errors }: ReadParts,
) {
  const { request, reply, upload, files, runCall, folder, pageLanguage } = asked
  const input = { params: undefined, query: files.query, body: undefined }
  const incoming = openPart(part, folder)
  await runCall(upload, { request, reply, input, files: incoming, pageLanguage }).then(
    ({ answer }) => {
      const { id } = (dataOf(answer) as ReplyOf<typeof uploadFile>).file
      typed.append(files.into, JSON.stringify([{ id, name: part.filename }]))
    },
    (error: Error) => void errors.push(error),
  )
  part.file.resume()
}

type FormFilesRequest = Options & { request: FastifyRequest; reply: FastifyReply }

function addField({ fieldname, value, valueTruncated }: MultipartValue, read: ReadParts) {
  const text = String(value)
  read.fieldBytes += Buffer.byteLength(text)
  if (valueTruncated || read.fieldBytes > maxBodyBytes) throw tooLarge()
  read.typed.append(fieldname, fieldText(text))
}

async function readAll(asked: FormFilesRequest, read: ReadParts) {
  const { request, files } = asked
  const limits = {
    ...fieldLimits,
    files: files.maxFiles,
    parts: fieldLimits.fields + files.maxFiles,
    fileSize: files.maxBytesOfEach + 1,
  }
  for await (const part of partsOf(request, limits)) {
    if (part.type === 'field') addField(part, read)
    else if (part.fieldname === files.field && part.filename) await storeFile(part, asked, read)
    else part.file.resume()
  }
}

/** @throws an error that is no refusal: unlike a broken part it is no fault of the sender */
function toFieldRefusal(errors: readonly Error[], path: string): Refusal | undefined {
  const refusals = errors.map((error) => {
    const refusal = refusalOf(error as FastifyError)
    if (!refusal) throw error
    return refusal
  })
  const [first] = refusals
  if (!first) return undefined
  const toField = (reason: Reason): Reason => ({ ...reason, path })
  const reasons = refusals.flatMap((refusal) => refusal.reasons.map(toField))
  return new Refusal(first.status, reasons, first.retryAfter)
}

/** The fields of a form with files, which are stored first; `refused` is what was wrong with them. */
export async function readFormParts(
  asked: FormFilesRequest,
): Promise<{ typed: FormData; refused?: Refusal }> {
  const { request, files } = asked
  refuseLargeBody(request, files)
  const read: ReadParts = { typed: new FormData(), fieldBytes: 0, errors: [] }
  await readAll(asked, read).catch((error: FastifyError) => {
    throw toPartsRefusal(error, files)
  })
  const refused = toFieldRefusal(read.errors, files.into)
  return { typed: read.typed, ...(refused && { refused }) }
}
