const megabyte = 1024 * 1024

export const maxBytesOfAccount = 1024 * megabyte

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
