export async function withTimeLimit<Result>(
  limitMs: number,
  signal: AbortSignal | undefined,
  work: (ended: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const ended = new AbortController()
  const end = () => ended.abort()
  if (signal?.aborted) end()
  const timer = setTimeout(end, limitMs)
  signal?.addEventListener('abort', end)
  try {
    return await work(ended.signal)
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', end)
  }
}
