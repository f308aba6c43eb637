import { buildIfStale } from './build.ts'
import { checkContract } from './checks/contract.ts'
import { checkDependencies } from './checks/dependencies.ts'
import { checkDocuments } from './checks/documents.ts'
import { checkPhrases } from './checks/phrases.ts'
import { checkVulnerabilities } from './checks/vulnerabilities.ts'
import { checkShape } from './check-shape.ts'
import { runProgram } from './program.ts'
import { runSteps, type Step } from './checks/steps.ts'

/** A step made of programs: what the failing ones printed is what is wrong. */
const programs =
  (...commands: string[]) =>
  async () => {
    const ended = await Promise.all(commands.map((command) => runProgram(command)))
    return ended.filter(({ code }) => code !== 0).map(({ output }) => output.trim())
  }

/** As a start does: a bare `vite build` would leave the assets that starts serve uncompressed. */
async function build(): Promise<string[]> {
  try {
    await buildIfStale()
    return []
  } catch (error) {
    return [String(error)]
  }
}

const root = process.cwd()

/** What must hold before a change lands, besides its tests; the quickest to learn first. */
const steps: Step[] = [
  { name: 'format', run: programs('biome format') },
  { name: 'types', run: programs('tsc --noEmit') },
  { name: 'lint', run: programs('oxlint', 'knip') },
  { name: 'shape', run: async () => checkShape(root) },
  { name: 'contract', run: () => checkContract(root) },
  { name: 'openapi', run: programs('redocly lint docs/openapi.json') },
  { name: 'phrases', run: () => checkPhrases(root) },
  { name: 'documents', run: () => checkDocuments(root) },
  { name: 'licences', run: () => checkDependencies(root) },
  { name: 'vulnerabilities', run: () => checkVulnerabilities() },
  { name: 'build', run: build },
]

process.exitCode = await runSteps(steps, process.argv.slice(2))
