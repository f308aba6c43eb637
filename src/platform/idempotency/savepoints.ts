import { CompiledQuery, type DatabaseConnection, type Driver, type QueryResult } from 'kysely'

type Run = <R>(query: CompiledQuery) => Promise<QueryResult<R>>

const statement = (words: string, at: number) => CompiledQuery.raw(`${words} held_${at}`)

/** Where a transaction begins: nothing stands before it that undoing all of it could lose. */
const start = 0

/** `undoAll` ends the transaction; whatever is run next begins another. */
function savepointsOn(run: Run, undoAll: () => Promise<void>) {
  let count = 0
  let isFresh = true
  return {
    set: async (): Promise<number> => {
      const isFirst = isFresh
      isFresh = false
      if (isFirst) return start
      count += 1
      const at = count
      await run(statement('savepoint', at))
      return at
    },
    release: async (at: number) => {
      if (at !== start) await run(statement('release savepoint', at))
    },
    undo: async (at: number) => {
      if (at !== start) return void (await run(statement('rollback to savepoint', at)))
      await undoAll()
      isFresh = true
    },
  }
}

type Savepoints = ReturnType<typeof savepointsOn>

/** One after another, whoever comes at the same time. */
function queue() {
  let last: Promise<unknown> = Promise.resolve()
  return <T>(work: () => Promise<T>): Promise<T> => {
    const turn = last.then(work)
    last = turn.catch(() => undefined)
    return turn
  }
}

const alone =
  (run: Run, savepoints: Savepoints) =>
  async <R>(query: CompiledQuery): Promise<QueryResult<R>> => {
    const at = await savepoints.set()
    try {
      const result = await run<R>(query)
      await savepoints.release(at)
      return result
    } catch (error) {
      await savepoints.undo(at)
      throw error
    }
  }

/**
 * A transaction that looks like a database: a statement counts as if it were committed by itself,
 * so a failed one leaves the rest as it was; a transaction inside is kept or undone as a whole.
 */
export function savepointDriver(run: Run, undoAll: () => Promise<void>): Driver {
  const savepoints = savepointsOn(run, undoAll)
  const runAlone = alone(run, savepoints)
  const inTurn = queue()
  const inside: number[] = []
  const connection: DatabaseConnection = {
    executeQuery: <R>(query: CompiledQuery) =>
      inside.length > 0 ? run<R>(query) : inTurn(() => runAlone<R>(query)),
    streamQuery: () => {
      throw new Error('a held transaction does not stream')
    },
  }
  return {
    init: async () => undefined,
    destroy: async () => undefined,
    acquireConnection: async () => connection,
    releaseConnection: async () => undefined,
    beginTransaction: () => inTurn(async () => void inside.push(await savepoints.set())),
    commitTransaction: () => savepoints.release(inside.pop()!),
    rollbackTransaction: () => savepoints.undo(inside.pop()!),
  }
}
