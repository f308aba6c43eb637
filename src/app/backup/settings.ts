import type { S3Account, SiteStorage } from '#platform/backup/target/overlap.ts'
import { findTargetProblem } from '#platform/backup/target/target.ts'
import { ConfigError } from '../environment/config-error.ts'
import {
  allOrNone,
  checkedAddress,
  type Environment,
  keys,
  text,
} from '../environment/variables.ts'

const examples = {
  BACKUP_S3_ENDPOINT: 'https://s3.eu-central-1.amazonaws.com',
  BACKUP_S3_ACCESS_KEY_ID: 'AKIA…',
  BACKUP_S3_SECRET_ACCESS_KEY: 'secret',
}
const schemes = { schemes: ['https:', 'http:'], example: examples.BACKUP_S3_ENDPOINT }

function readAccount(env: Environment): S3Account | undefined {
  const given = allOrNone(env, 'BACKUP_S3', examples)
  return (
    given && {
      endpoint: checkedAddress('BACKUP_S3_ENDPOINT', given.BACKUP_S3_ENDPOINT, schemes),
      region: text(env, 'BACKUP_S3_REGION') ?? 'auto',
      accessKeyId: given.BACKUP_S3_ACCESS_KEY_ID,
      secretAccessKey: given.BACKUP_S3_SECRET_ACCESS_KEY,
    }
  )
}

type Bounds = { usual: number; max: number }

function wholeNumber(env: Environment, name: string, { usual, max }: Bounds): number {
  const value = Number(text(env, name) ?? usual)
  if (Number.isInteger(value) && value >= 1 && value <= max) return value
  throw new ConfigError(name, `must be a whole number from 1 to ${max}`, String(usual))
}

/** Old backups are deleted there, so the target must contain nothing else. */
function readTarget(env: Environment, account: S3Account | undefined, site: SiteStorage) {
  const address = text(env, 'BACKUP_TO')
  const problem = address && findTargetProblem({ address, account }, site)
  if (problem) throw new ConfigError('BACKUP_TO', problem, '/mnt/backups')
  return address
}

export function readBackupSettings(env: Environment, site: SiteStorage) {
  const account = readAccount(env) ?? site.s3
  return {
    to: readTarget(env, account, site),
    everyHours: wholeNumber(env, 'BACKUP_EVERY_HOURS', { usual: 24, max: 24 * 31 }),
    keep: wholeNumber(env, 'BACKUP_KEEP', { usual: 30, max: 10_000 }),
    keys: keys(env, 'BACKUP_KEY'),
    account,
  }
}
