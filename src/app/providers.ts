import type { FastifyBaseLogger } from 'fastify'
import { readFee } from '#features/visitors/property-requests/actions/fees.ts'
import { followLater } from '#features/reference/link-hosts/actions.ts'
import { endAds } from '#features/posting/lifecycle/actions.ts'
import { readCatalogue } from '#features/reference/catalogue/actions.ts'
import { readPublicSettings } from '#features/reference/site-settings/actions.ts'
import { readGazetteer } from '#features/reference/places/actions.ts'
import { createLocationsReader } from '#features/reference/place-search/actions.ts'
import { followFigures } from '#features/site/areas/actions.ts'
import { readSearched } from '#features/site/popular-searches/actions.ts'
import { minuteMs } from '#i18n/time-units.ts'
import type { Db } from '#platform/handle.ts'
import { followCalendar } from '#features/search/index-table/actions.ts'
import { listen } from '#platform/listen.ts'
import type { OutgoingOptions } from '#platform/outgoing/outgoing.ts'
import { openPasswords } from '#platform/secrets/passwords.ts'
import { takeSnapshot } from '#platform/snapshot.ts'
import type { Database } from '#platform/sql.ts'
import type { Config } from './config.ts'
import { readDemoLogins } from './environment/demo.ts'
import { refuseFees } from './environment/fees.ts'
import type { Keys } from './keys.ts'
import type { Store } from './store.ts'
import { pageChannel, PageNews } from './http/pages/page-news.ts'
import {
  openGateway,
  openPayments,
  type PaymentGateway,
  requestGatewayOf,
} from './payments/gateway.ts'
import { openWork } from './worker.ts'

/** The greatest age of the counts of ads by place. */
const countsRefreshMs = 60_000
const searchedRefreshMs = 10 * minuteMs
/** The longest time that an ad stays in search after its last day. */
const calendarRefreshMs = 5 * minuteMs

/** The primary is used where no replica answers. */
function takingTurns({ primary, replicas }: Store): () => Db {
  let turn = 0
  return () => {
    turn += 1
    const answering = replicas.filter((replica) => !replica.isAway())
    return (answering[turn % answering.length] ?? primary).kysely
  }
}

const awayTeller = ({ primary, replicas }: Store) => {
  const all = [primary, ...replicas]
  return () => all.every((one) => one.isAway())
}

function followDays(db: Database, log: FastifyBaseLogger) {
  const turnPage = () =>
    followCalendar(db)
      .then(() => endAds(db, new Date()))
      .catch((err: unknown) => log.error({ err }, 'calendar not followed'))
  return setInterval(() => void turnPage(), calendarRefreshMs).unref()
}

function follow(
  { primary }: Store,
  refreshers: Record<string, () => Promise<unknown>>,
  log: FastifyBaseLogger,
) {
  const videos = followLater(primary.kysely, log)
  const pageNews = new PageNews((channel, payload) => listener.tell(channel, payload))
  const onNotice = (channel: string, payload: string | undefined) => {
    if (channel === pageChannel) pageNews.hear(payload)
    void refreshers[channel]?.()
    if (channel === 'settings') videos.notice()
  }
  const channels = [...Object.keys(refreshers), pageChannel]
  const listener = listen(primary.pool, { channels, onNotice, log })
  const stop = async () => {
    await listener.stop()
    videos.stop()
  }
  return { pageNews, stop }
}

type Options = {
  config: Config
  keys: Keys
  log: FastifyBaseLogger
  outgoingOptions?: Partial<OutgoingOptions> | undefined
  /** Takes payments. */
  gateway?: PaymentGateway | undefined
  /** How many times faster than usual the gateway is asked about what hangs, for drills. */
  pace?: number | undefined
}

type Snapshots = Record<'gazetteer' | 'catalogue' | 'settings', { current: unknown }>

const currentOf = <All extends Snapshots>({ gazetteer, catalogue, settings }: All) => ({
  gazetteer: gazetteer.current as All['gazetteer']['current'],
  catalogue: catalogue.current as All['catalogue']['current'],
  settings: settings.current as All['settings']['current'],
})

async function takeSnapshots({ primary: { kysely: db } }: Store, log: FastifyBaseLogger) {
  const gazetteer = await takeSnapshot(() => readGazetteer(db), log)
  const [catalogue, settings, locations, searched] = await Promise.all([
    takeSnapshot(() => readCatalogue(db), log),
    takeSnapshot(() => readPublicSettings(db), log),
    takeSnapshot(createLocationsReader({ db, gazetteer: gazetteer.current }), log),
    takeSnapshot(() => readSearched(db, new Date()), log),
  ])
  return { gazetteer, catalogue, settings, locations, searched }
}

/** Without a gateway the setting, which nobody can pay, is not read. */
type FeeOptions = Pick<Options, 'gateway' | 'log'>

async function openFees({ primary: { kysely: db } }: Store, { gateway, log }: FeeOptions) {
  await refuseFees(db, { hasGateway: gateway !== undefined })
  const requestGateway = requestGatewayOf(gateway)
  const fee = await takeSnapshot(async () => (gateway ? readFee(db) : null), log)
  return { refreshFee: fee.refresh, requestFee: fee.current, requestGateway }
}

type Snapshotted = Awaited<ReturnType<typeof takeSnapshots>>

type Refreshed = Snapshotted & { refreshFee: () => Promise<void> }

const refreshersOf = ({ gazetteer, catalogue, settings, refreshFee, ...others }: Refreshed) => ({
  gazetteer: () => gazetteer.refresh().then(others.locations.refresh),
  catalogue: catalogue.refresh,
  settings: () => Promise.all([settings.refresh().then(others.searched.refresh), refreshFee()]),
})

/** What is counted or looked at again after a while. */
function openTimers({ primary }: Store, snapshots: Snapshotted, log: FastifyBaseLogger) {
  const { locations, searched } = snapshots
  return [
    setInterval(() => void locations.refresh(), countsRefreshMs).unref(),
    setInterval(() => void searched.refresh(), searchedRefreshMs).unref(),
    followDays(primary, log),
  ]
}

type Opening = { config: Config; keys: Keys; db: Db; now: () => Date }

async function openServices(store: Store, options: Options, opening: Opening) {
  const { config, keys, log, outgoingOptions } = options
  const gateway = options.gateway ?? openGateway({ ...opening, log })
  const { refreshFee, ...fees } = await openFees(store, { gateway, log })
  const snapshots = await takeSnapshots(store, log)
  const lookups = currentOf(snapshots)
  const work = await openWork(store.primary, { config, keys, log, lookups, outgoingOptions })
  const { sendDocumentLater: sendDocument } = work
  const paying = { ...opening, ...lookups, gateway, log, sendDocument, pace: options.pace }
  return { refreshFee, fees, snapshots, lookups, work, payments: openPayments(paying) }
}

/** Refreshed by notices of PostgreSQL, and still valid while the database is away. */
export async function openProviders(store: Store, options: Options) {
  const { config, keys, log } = options
  const opening = { config, keys, db: store.primary.kysely, now: () => new Date() }
  const services = await openServices(store, options, opening)
  const { refreshFee, fees, snapshots, lookups, work } = services
  const { stopPayments, ...payments } = services.payments
  const { locations, searched } = snapshots
  const listener = follow(store, refreshersOf({ ...snapshots, refreshFee }), log)
  const reader = takingTurns(store)
  const figures = followFigures({ reader, locations: locations.current, log })
  const timers = openTimers(store, snapshots, log)
  return {
    ...payments,
    database: store.primary,
    reader,
    isAway: awayTeller(store),
    pageNews: listener.pageNews,
    now: opening.now,
    ...lookups,
    ...fees,
    locations: locations.current,
    searched: searched.current,
    areaFigures: figures.current,
    findAreaFigures: figures.find,
    keys,
    passwords: openPasswords(keys.pepper, ...keys.olderPeppers),
    usesBlocklist: config.usesPasswordBlocklist,
    demoLogins: config.isDemo ? readDemoLogins : async () => [],
    ...work,
    close: async () => {
      await stopPayments()
      await work.stop()
      for (const timer of timers) clearInterval(timer)
      await figures.stop()
      await listener.stop()
    },
  }
}

export type Providers = Awaited<ReturnType<typeof openProviders>>
