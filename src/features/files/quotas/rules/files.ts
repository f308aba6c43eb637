const megabyte = 1024 * 1024

/** Bytes of all files of an account. */
export const accountQuota = 1024 * megabyte

export const quotaReached = {
  code: 'quota_reached' as const,
  values: { maximum: accountQuota / megabyte },
}

/**
 * A file that is to be stored, or an upload that begins and is called by the id that its file will have.
 * `bytes`: of the file itself; what is made of it counts as well (`file_bytes` in db/migrations).
 */
export type ComingFile = {
  id: string
  kind: 'image' | 'video' | 'document' | 'upload'
  width: number | null
  bytes: number
}
