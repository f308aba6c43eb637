import { setTimeout as sleep } from 'node:timers/promises'

type TakeUp = (files: string[]) => Promise<void>

async function isTaken(takeUp: TakeUp, files: string[]): Promise<boolean> {
  try {
    await takeUp(files)
    return true
  } catch (error) {
    console.error(`After a change of ${files.join(', ')}:`, error)
    console.error('The server of before goes on until this is mended.')
    return false
  }
}

/**
 * `tell(file)` for each file that changed; `takeUp` gets those of one save together, one save after
 * the other. What could not be taken up is tried again with the next.
 */
export function eachSave(takeUp: TakeUp): (file: string) => void {
  const changed = new Set<string>()
  let failed: string[] = []
  let isBusy = false

  /** Whoever saves all files, or takes another branch, means one save. */
  async function settled(): Promise<string[]> {
    for (let seen = -1; seen < changed.size; await sleep(20)) seen = changed.size
    const files = [...new Set([...failed, ...changed])]
    changed.clear()
    return files
  }
  async function work(): Promise<void> {
    isBusy = true
    while (changed.size > 0) {
      const files = await settled()
      failed = (await isTaken(takeUp, files)) ? [] : files
    }
    isBusy = false
  }
  return (file) => {
    changed.add(file)
    if (!isBusy) void work()
  }
}
