/** What the process answers: what was done, `undefined` when nothing was due, or why not. */
export type ProcessAnswer = { done?: BackupFacts; problem?: string }

export type BackupFacts = {
  name: string
  rows: number
  files: number
  deletedBackups: number
  problem: string | undefined
}
