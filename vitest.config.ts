import { globSync, readFileSync } from 'node:fs'
import { defineConfig } from 'vitest/config'

const pattern = '{src,demo,test,tools,bench}/**/*.test.{ts,tsx}'

/** Starts processes, or changes what later tests in the same process would see; reading changes nothing. */
const changesProcess =
  /startThrowaway|\bimport\(|\bvi\.(?!waitFor\b|waitUntil\b)|\bprocess\.(?!pid\b|cpuUsage\b|cwd\b|env$|ts')|\bglobalThis\b|\.prototype\b|node:(child_process|cluster|dns|worker_threads)'/m

const needsDatabase = /from '#test\//

const tests = Map.groupBy(globSync(pattern), (file) => {
  const text = readFileSync(file, 'utf8')
  if (changesProcess.test(text)) return 'alone'
  if (!file.startsWith('test/') && !needsDatabase.test(text)) return 'rules'
  return file.endsWith('.tsx') ? 'drawn' : 'database'
})
type Group = 'rules' | 'drawn' | 'database' | 'alone'
const include = (name: Group) => ({ name, include: tests.get(name) ?? [] })
const globalSetup = ['test/global-setup.ts']

/** Node itself imports the files, as where the product runs, in less time. What draws pages needs Vite. */
const experimental = { viteModuleRunner: false, nodeLoader: false }

export default defineConfig({
  test: {
    pool: 'forks',
    maxWorkers: 3,
    // Short tests make much garbage: a larger young generation is collected less often.
    execArgv: ['--max-semi-space-size=32'],
    // These end only what hangs: a machine that tests may be ten times as slow as ours.
    hookTimeout: 180_000,
    testTimeout: 180_000,
    expect: { poll: { timeout: 60_000 } },
    // Loading modules takes longer than most tests, so these share processes.
    projects: [
      { extends: true, test: { ...include('rules'), isolate: false } },
      { extends: true, test: { ...include('drawn'), isolate: false, globalSetup } },
      {
        extends: true,
        test: { ...include('database'), isolate: false, globalSetup, experimental },
      },
      { extends: true, test: { ...include('alone'), globalSetup, experimental } },
    ],
  },
})
