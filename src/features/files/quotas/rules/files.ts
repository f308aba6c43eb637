const megabyte = 1024 * 1024

export const maxBytesOfAccount = 1024 * megabyte

/** As many photos of 50 kB as the bytes allow, so it stops only very small files, each of which has a row. */
export const maxFilesOfAccount = 20_000

export const tooManyFiles = {
  code: 'too_many_stored_files' as const,
  values: { maximum: maxFilesOfAccount },
}

export const quotaReached = {
  code: 'quota_reached' as const,
  values: { maximum: maxBytesOfAccount / megabyte },
}

/** `bytes`: of the file itself; what is made of it counts too (`file_bytes` in db/migrations). */
export type ComingFile = {
  id: string
  kind: 'image' | 'video' | 'document' | 'upload'
  width: number | null
  bytes: number
}
