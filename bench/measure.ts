import { randomBytes } from 'node:crypto'
import { countAlike } from './alike.ts'
import { type Kind, kindsOf } from './kinds.ts'
import type { Market } from './market/make.ts'
import { type RunningServer, startServer } from './processes.ts'
import { type Requests, costOf, costs, type Replayed, replay, together } from './replay.ts'
import { pathOf, realisticSearches } from './searches.ts'

export type Measured = Pick<Kind, 'kind' | 'limits'> & {
  ours: Replayed
  bare: Replayed
  /** Milliseconds of processor of each question, asked alone and for the first time. */
  oursAlone: number[]
  bareAlone: number[]
}

/** Suggestions of the bare server come from the database. */
const trigrams = `
  create index if not exists bench_names_en on locations using gin (name_en gin_trgm_ops);
  create index if not exists bench_names_ar on locations using gin (name_ar gin_trgm_ops)`

const ourServer = ({ dataDir }: Market) =>
  startServer('tools/start.ts', {
    DATA_DIR: dataDir,
    DEMO: 'off',
    PUBLIC_URL: 'https://dara.example',
    PORT: '0',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'error',
    ENCRYPTION_KEY: randomBytes(32).toString('base64'),
    PASSWORD_PEPPER: randomBytes(32).toString('base64'),
    SMTP_URL: 'outbox',
    TRUST_PROXY: 'none',
    // The market to measure on is made without fsync.
    DATABASE_DURABILITY: 'unchecked',
  })

const bareServer = ({ socketFolder }: Market) =>
  startServer('bench/bare-server.ts', {
    PGHOST: socketFolder,
    PGUSER: 'dara',
    PGDATABASE: 'dara',
  })

type Side = (paths: readonly string[]) => Requests

const sideOf =
  ({ origin, pid }: RunningServer, prefix: string, { postmaster }: Market): Side =>
  (paths) => ({
    origin,
    paths: paths.map((path) => prefix + path),
    server: pid,
    database: postmaster,
  })

/** Ours and the bare one take turns, so that noise of the machine meets both. */
const turns = 2

/** Seconds until the engine has compiled what is hot: that costs as much as the answers do. */
const warmUp = 5

async function askedAlone(side: Side, { paths, before }: Kind): Promise<number[]> {
  await replay(side(before), warmUp)
  return costs(side(paths))
}

async function measureKind(kind: Kind, sides: [Side, Side], seconds: number): Promise<Measured> {
  const [ours, bare] = sides
  const oursAlone = await askedAlone(ours, kind)
  const bareAlone = await askedAlone(bare, kind)
  for (const side of sides) await replay(side(kind.paths), warmUp)
  const span = seconds / turns
  const parts: [Replayed, Replayed][] = []
  for (let turn = 0; turn < turns; turn += 1) {
    parts.push([await replay(ours(kind.paths), span), await replay(bare(kind.paths), span)])
  }
  return {
    kind: kind.kind,
    limits: kind.limits,
    ours: together(parts.map(([own]) => own)),
    bare: together(parts.map(([, other]) => other)),
    oursAlone,
    bareAlone,
  }
}

type Wanted = { seconds: number; only: string }

/** The same questions to our built server and to the bare one, kind by kind. */
export async function measureSearch(market: Market, { seconds, only }: Wanted) {
  await market.db.pool.query(trigrams)
  const kinds = (await kindsOf(market.db)).filter(({ kind }) => kind.startsWith(only))
  const servers = [await ourServer(market), await bareServer(market)] as const
  const sides: [Side, Side] = [sideOf(servers[0], '/api', market), sideOf(servers[1], '', market)]
  try {
    const [first] = kinds
    if (first?.kind === 'page + total') {
      console.log(await countAlike(sides[0](first.paths), sides[1](first.paths)))
    }
    const measured: Measured[] = []
    for (const kind of kinds) measured.push(await measureKind(kind, sides, seconds))
    return measured
  } finally {
    await Promise.all(servers.map((server) => server.stop()))
  }
}

/** Milliseconds of processor time of a search of the bare server on the core that limits are meant for. */
const usualBareMs = 2.9

/** How many times as long as on that core the same search takes on this one, now. */
export async function slownessOf(market: Market): Promise<number> {
  const server = await bareServer(market)
  try {
    const side = sideOf(server, '', market)
    const paths = (await realisticSearches(market.db)).map(pathOf)
    await replay(side(paths), warmUp)
    return costOf(await replay(side(paths), warmUp)) / usualBareMs
  } finally {
    await server.stop()
  }
}
