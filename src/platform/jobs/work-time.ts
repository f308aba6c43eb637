function threadMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1_000
}

/**
 * Processor time of long work that gives way to others: counted between `resume` and `rest`, so that what
 * others do while it waits is not part of it.
 */
export function openWorkTime(clock = threadMs) {
  let spent = 0
  let begunAt: number | undefined
  const running = () => (begunAt === undefined ? 0 : clock() - begunAt)
  return {
    resume: (): void => {
      begunAt ??= clock()
    },
    rest: (): void => {
      spent += running()
      begunAt = undefined
    },
    reset: (): void => {
      spent = 0
      if (begunAt !== undefined) begunAt = clock()
    },
    spentMs: (): number => spent + running(),
  }
}

export type WorkTime = ReturnType<typeof openWorkTime>
