/** Neither is set when no backup was due. */
export type ProcessAnswer = { done?: BackupFacts; problem?: string }

export type BackupFacts = {
  name: string
  rows: number
  files: number
  deletedBackups: number
  problem: string | undefined
}
