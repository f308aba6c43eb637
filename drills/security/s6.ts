import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkDependencies } from '#tools/checks/dependencies.ts'
import { checkVulnerabilities } from '#tools/checks/vulnerabilities.ts'
import { runProgram } from '#tools/program.ts'
import { type Goal, goal } from '../support/goals.ts'

export const title = 'dependencies: known vulnerabilities, licences, lockfile, bill of materials'

type Component = { name: string; version: string; purl?: string; hashes?: unknown[] }
type Bill = { bomFormat?: string; components?: Component[] }

/** CycloneDX, from the lockfile, without asking anybody. */
async function makeBill(): Promise<Bill> {
  const command = 'npm sbom --sbom-format cyclonedx --package-lock-only --silent'
  const { output } = await runProgram(command, { minutes: 2 })
  return JSON.parse(output) as Bill
}

async function lockedCount(): Promise<number> {
  const { packages } = JSON.parse(await readFile('package-lock.json', 'utf8'))
  return Object.keys(packages).filter((path) => path !== '').length
}

/** `npm ci` refuses a lockfile that is not what package.json says. */
async function lockfileIsRefused(): Promise<boolean> {
  const folder = await mkdtemp(join(tmpdir(), 'dara-drill-'))
  try {
    const manifest = JSON.parse(await readFile('package.json', 'utf8'))
    manifest.dependencies.fastify = '5.12.7'
    await writeFile(join(folder, 'package.json'), JSON.stringify(manifest))
    await writeFile(join(folder, 'package-lock.json'), await readFile('package-lock.json'))
    const { code, output } = await runProgram(`npm ci --dry-run --prefix ${folder}`, { minutes: 2 })
    return code !== 0 && /not in sync|EUSAGE/.test(output)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

export async function run(): Promise<Goal[]> {
  const vulnerable = await checkVulnerabilities()
  const dependencies = await checkDependencies(process.cwd())
  const { bomFormat, components = [] } = await makeBill()
  const unnamed = components.filter(({ purl, version }) => !purl || !version)
  const said = [vulnerable, dependencies].flatMap(({ faults, notes }) => [...faults, ...notes])
  for (const line of said) console.log(`  ${line}`)
  return [
    goal(
      vulnerable.isAnswered
        ? 'known vulnerabilities, high or critical'
        : 'NOT ASKED: vulnerabilities',
      vulnerable.faults.length,
      { exactly: 0 },
    ),
    goal('licences, ranges, hashes, install scripts at fault', dependencies.faults.length, {
      exactly: 0,
    }),
    goal('a lockfile that differs is refused', Number(await lockfileIsRefused()), { exactly: 1 }),
    goal('bill of materials in CycloneDX', Number(bomFormat === 'CycloneDX'), { exactly: 1 }),
    goal('its components, of all that is locked', components.length, {
      atLeast: (await lockedCount()) * 0.9,
    }),
    goal('components without version or address', unnamed.length, { exactly: 0 }),
  ]
}
