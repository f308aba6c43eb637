import type { S3Account, SiteStorage } from '#platform/backup/target/overlap.ts'
import { findTargetProblem } from '#platform/backup/target/target.ts'
import { ConfigError } from '../environment/config-error.ts'
import { checkedAddress, type Environment, keys, text } from '../environment/variables.ts'

const examples = {
  BACKUP_S3_ENDPOINT: 'https://s3.eu-central-1.amazonaws.com',
  BACKUP_S3_ACCESS_KEY_ID: 'AKIA…',
  BACKUP_S3_SECRET_ACCESS_KEY: 'secret',
}
const names = Object.keys(examples) as (keyof typeof examples)[]
const schemes = { schemes: ['https:', 'http:'], example: examples.BACKUP_S3_ENDPOINT }

/** All or none; by default the account of the uploaded files. */
function readAccount(env: Environment): S3Account | undefined {
  const [endpoint, accessKeyId, secretAccessKey] = names.map((name) => text(env, name))
  if (!endpoint && !accessKeyId && !secretAccessKey) return undefined
  const missing = names.find((name) => !text(env, name))
  if (missing) {
    throw new ConfigError(
      missing,
      'is needed with the other BACKUP_S3 variables',
      examples[missing],
    )
  }
  return {
    endpoint: checkedAddress('BACKUP_S3_ENDPOINT', endpoint!, schemes),
    region: text(env, 'BACKUP_S3_REGION') ?? 'auto',
    accessKeyId: accessKeyId!,
    secretAccessKey: secretAccessKey!,
  }
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
