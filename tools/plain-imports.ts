import type { Plugin } from 'vite'

/**
 * Vite has every `import()` fetch what the module imports beside it, from a list of all files that
 * each page would carry. Ours import next to nothing that is not there already (page-pieces.ts).
 */
export function plainImports(): Plugin {
  return {
    name: 'dara:plain-imports',
    enforce: 'pre',
    apply: 'build',
    config: () => ({ build: { modulePreload: false } }),
    load: {
      filter: { id: /vite\/preload-helper/ },
      handler: () => 'export const __vitePreload = (load) => load()',
    },
  }
}
