import { ConfigError } from './config-error.ts'

export type Environment = Record<string, string | undefined>

export function text(env: Environment, name: string): string | undefined {
  return env[name]?.trim() || undefined
}

export function choice<Word extends string>(
  env: Environment,
  name: string,
  words: readonly Word[],
) {
  const value = text(env, name)
  if (value === undefined) return undefined
  const word = words.find((known) => known === value)
  if (!word) throw new ConfigError(name, `must be one of ${words.join(', ')}`, words[0] ?? '')
  return word
}

export const siteSchemes = { schemes: ['https:', 'http:'], example: 'https://dara.example' }

export function checkedAddress(
  name: string,
  value: string,
  { schemes, example } = siteSchemes,
): string {
  if (URL.canParse(value) && schemes.includes(new URL(value).protocol)) return value
  throw new ConfigError(name, `must be an address with ${schemes.join(' or ')}`, example)
}

function keyIn(name: string, value: string): Buffer {
  const bytes = Buffer.from(value, 'base64')
  if (bytes.length === 32) return bytes
  throw new ConfigError(name, 'must be 32 bytes in base64', '$(openssl rand -base64 32)')
}

export function key(env: Environment, name: string): Buffer | undefined {
  const value = text(env, name)
  return value === undefined ? undefined : keyIn(name, value)
}

export function keys(env: Environment, name: string): Buffer[] {
  const list = text(env, name)?.split(',') ?? []
  return list.map((value) => keyIn(name, value.trim()))
}

/** 128 random bits have 32 hexadecimal digits. */
const minSecretLength = 32

export function secret(env: Environment, name: string): string | undefined {
  const value = text(env, name)
  if (value === undefined || value.length >= minSecretLength) return value
  const problem = `must have at least ${minSecretLength} characters`
  throw new ConfigError(name, problem, '$(openssl rand -base64 32)')
}

/** Variables that belong together, as `S3_ENDPOINT` and `S3_BUCKET`: all are set, or none is. */
export function allOrNone<Name extends string>(
  env: Environment,
  group: string,
  examples: Record<Name, string>,
): Record<Name, string> | undefined {
  const names = Object.keys(examples) as Name[]
  const missing = names.filter((name) => text(env, name) === undefined)
  if (missing.length === names.length) return undefined
  const [first] = missing
  if (first !== undefined) {
    throw new ConfigError(first, `is needed with the other ${group} variables`, examples[first])
  }
  const values = names.map((name) => [name, text(env, name)])
  return Object.fromEntries(values) as Record<Name, string>
}
