import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { mayUse, needlessInstallScripts } from './licence-rules.ts'
import type { Outcome } from './steps.ts'

/** A package as package-lock.json (version 3) has it. */
type Locked = {
  version?: string
  resolved?: string
  integrity?: string
  license?: string
  link?: boolean
  optional?: boolean
  hasInstallScript?: boolean
  os?: string[]
  cpu?: string[]
  libc?: string[]
}

type Lockfile = { lockfileVersion: number; packages: Record<string, Locked> }
type Manifest = Record<string, unknown> & { version?: string; license?: unknown }

const registry = 'https://registry.npmjs.org/'

const nameOf = (path: string) => path.split('node_modules/').at(-1) ?? path

const readJson = async <T>(path: string) => JSON.parse(await readFile(path, 'utf8')) as T

const kinds = ['dependencies', 'devDependencies', 'optionalDependencies']

const isExact = (version: string) => /^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version)

function rangeFaults(manifest: Manifest): string[] {
  const wanted = kinds.flatMap((kind) => Object.entries((manifest[kind] ?? {}) as object))
  return wanted
    .filter(([, version]) => !isExact(String(version)))
    .map(([name, version]) => `${name} ${version}: package.json names no exact version`)
}

/** Machines that the site is built for and runs on: the others only develop. */
function runsOnServers({ os, cpu, libc }: Locked): boolean {
  const isOf = (list: string[] | undefined, ...ours: string[]) =>
    !list || list.some((one) => ours.includes(one))
  return isOf(os, 'linux') && isOf(cpu, 'x64', 'arm64') && isOf(libc, 'glibc')
}

const isStrong = (integrity = '') => /(^| )sha512-/.test(integrity)

const isElsewhere = (locked: Locked) => locked.optional === true && !runsOnServers(locked)

function lockFaults(path: string, locked: Locked): string[] {
  const { resolved, link, integrity, hasInstallScript } = locked
  const name = nameOf(path)
  const wrong = {
    'is a link, no package of the registry': link === true,
    [`comes from ${resolved}`]: resolved !== undefined && !resolved.startsWith(registry),
    'has no sha512 in package-lock.json': !isStrong(integrity) && !isElsewhere(locked),
    'wants to run a program when it is installed':
      hasInstallScript === true && !Object.hasOwn(needlessInstallScripts, name),
  }
  return Object.entries(wrong).flatMap(([fault, is]) => (is ? [`${name} ${fault}`] : []))
}

/** Old packages say `{ type, url }`, or a list of those under `licenses`. */
function licenceOf({ license, licenses }: Manifest): string {
  const said = license ?? (Array.isArray(licenses) ? licenses[0] : licenses) ?? ''
  return typeof said === 'object' ? String((said as { type?: string }).type ?? '') : String(said)
}

/** Of a package that is not installed here the lockfile says the licence. */
async function installedFaults(root: string, path: string, locked: Locked): Promise<string[]> {
  const name = nameOf(path)
  const manifest = await readJson<Manifest>(join(root, path, 'package.json')).catch(() => undefined)
  if (!manifest && !locked.optional) return [`${name} is not installed: npm ci`]
  if (!manifest && locked.license === undefined) return []
  const licence = manifest ? licenceOf(manifest) : (locked.license ?? '')
  const faults = mayUse(name, licence) ? [] : [`${name}: licence ${licence || 'is not named'}`]
  const isOther = manifest !== undefined && manifest.version !== locked.version
  const other = `${name} ${manifest?.version} is installed, ${locked.version} is locked: npm ci`
  return isOther ? [...faults, other] : faults
}

async function npmrcFaults(root: string): Promise<string[]> {
  const text = await readFile(join(root, '.npmrc'), 'utf8').catch(() => '')
  const lines = text.split('\n').map((line) => line.trim())
  const wanted = ['ignore-scripts=true', 'save-exact=true']
  return wanted.filter((line) => !lines.includes(line)).map((line) => `.npmrc lacks ${line}`)
}

function notesOf(packages: [string, Locked][]): string[] {
  const bare = packages.filter(([, one]) => !isStrong(one.integrity) && isElsewhere(one))
  if (bare.length === 0) return []
  return [`${bare.length} optional packages of other platforms have no hash in package-lock.json`]
}

/**
 * Every package, of production and of development: its licence is allowed, its version exact, what
 * is installed is what is locked, by hash, from the one registry, and runs nothing by itself.
 */
export async function checkDependencies(root: string): Promise<Outcome> {
  const manifest = await readJson<Manifest>(join(root, 'package.json'))
  const lockfile = await readJson<Lockfile>(join(root, 'package-lock.json'))
  const packages = Object.entries(lockfile.packages).filter(([path]) => path !== '')
  if (packages.length === 0) return { faults: ['package-lock.json names no package'], notes: [] }
  const installed = await Promise.all(
    packages.map(([path, locked]) => installedFaults(root, path, locked)),
  )
  const faults = [
    ...rangeFaults(manifest),
    ...(await npmrcFaults(root)),
    ...packages.flatMap(([path, locked]) => lockFaults(path, locked)),
    ...installed.flat(),
  ]
  return { faults, notes: notesOf(packages) }
}
