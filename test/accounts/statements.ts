import pg from 'pg'
import { onTestFinished, vi } from 'vitest'

/** Every statement that the database is asked while `work` is done, in order. */
export async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const asked = vi.spyOn(pg.Client.prototype, 'query')
  onTestFinished(() => asked.mockRestore())
  await work()
  const texts = asked.mock.calls.map(([query]) => {
    const { text } = query as unknown as { text?: string }
    return text ?? String(query)
  })
  asked.mockRestore()
  return texts
}
