function threadMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1_000
}

/** Excludes the work of others between `rest` and `resume`. */
export function openWorkTime(clock = threadMs) {
  let spent = 0
  let begunAt: number | undefined
  const running = () => (begunAt === undefined ? 0 : clock() - begunAt)
  return {
    resume: (): void => {
      begunAt ??= clock()
    },
    pause: (): void => {
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
