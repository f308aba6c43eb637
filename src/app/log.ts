import type { FastifyRequest } from 'fastify'
import { type DestinationStream, destination, pino } from 'pino'
import type { Config } from './config.ts'

const secrets = [
  'authorization',
  'cookie',
  'password',
  'token',
  'phone',
  'whatsapp',
  'email',
  'totalIncome',
]

const errors = ['err', 'err.aggregateErrors[*]', 'err.aggregateErrors[*].aggregateErrors[*]']

/** `detail` and `where` of a database error repeat the values that were to be stored. */
const redacted = [
  'req.headers',
  ...errors.flatMap((error) => [`${error}.detail`, `${error}.where`]),
  ...secrets,
  ...secrets.map((name) => `*.${name}`),
]

export function openLog(config: Pick<Config, 'logLevel'>, to: DestinationStream = destination(1)) {
  return pino(
    {
      level: config.logLevel,
      redact: { paths: redacted, censor: '[redacted]' },
      timestamp: pino.stdTimeFunctions.isoTime,
    },
    to,
  )
}

/** The route and not the address, which may hold a token. */
export function requestRecord({ method, routeOptions }: FastifyRequest) {
  return { method, route: routeOptions.url ?? 'page' }
}
