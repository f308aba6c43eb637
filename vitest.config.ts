import { globSync, readFileSync } from 'node:fs'
import { defineConfig } from 'vitest/config'

const pattern = '{src,demo,test,tools,bench}/**/*.test.{ts,tsx}'

/** Starts a database, a server or a process, or changes what later tests in the same process would see. */
const startsOrChanges =
  /from '#test\/|\bimport\(|\bvi\.|\bprocess\.|\bglobalThis\b|node:(child_process|cluster|dns|http|net|tls|worker_threads)'/

const tests = Map.groupBy(globSync(pattern), (file) =>
  startsOrChanges.test(readFileSync(file, 'utf8')) ? 'alone' : 'together',
)

export default defineConfig({
  test: {
    pool: 'forks',
    maxWorkers: 2,
    // These end only what hangs: a machine that tests may be ten times as slow as ours.
    hookTimeout: 180_000,
    testTimeout: 180_000,
    expect: { poll: { timeout: 60_000 } },
    // Loading modules takes far longer than tests of rules, so these share two processes.
    projects: [
      {
        extends: true,
        test: { name: 'together', include: tests.get('together') ?? [], isolate: false },
      },
      {
        extends: true,
        test: {
          name: 'alone',
          include: tests.get('alone') ?? [],
          globalSetup: ['test/global-setup.ts'],
        },
      },
    ],
  },
})
