import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{src,test,tools,bench}/**/*.test.{ts,tsx}'],
    globalSetup: ['test/global-setup.ts'],
    pool: 'forks',
    maxWorkers: 2,
    hookTimeout: 60_000,
    testTimeout: 40_000,
  },
})
