import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{src,demo,test,tools,bench}/**/*.test.{ts,tsx}'],
    globalSetup: ['test/global-setup.ts'],
    pool: 'forks',
    maxWorkers: 2,
    // These end only what hangs: a machine that tests may be ten times as slow as ours.
    hookTimeout: 180_000,
    testTimeout: 180_000,
    expect: { poll: { timeout: 60_000 } },
  },
})
