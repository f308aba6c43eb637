import { pino } from 'pino'
import type { Config } from './config.ts'

/** JSON lines without secrets: no header, body or query of a request is ever logged. */
export function openLog(config: Pick<Config, 'logLevel'>) {
  return pino({
    level: config.logLevel,
    redact: {
      paths: [
        'req.headers',
        '*.authorization',
        '*.cookie',
        '*.password',
        '*.token',
        '*.phone',
        '*.whatsapp',
        '*.email',
        '*.totalIncome',
      ],
      censor: '[redacted]',
    },
    timestamp: pino.stdTimeFunctions.isoTime,
  })
}

/** What is logged of a request: its route, never what stands in its address. */
export function requestRecord(request: { method: string; url: string }) {
  return { method: request.method, path: request.url.split('?')[0] }
}
