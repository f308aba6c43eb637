import { describe, expect, test } from 'vitest'
import { forBrowser } from './browser-contracts.ts'

const contract = `import * as z from 'zod/mini'
const fields = { rooms: z.optional(z.int()) }
export const limit = 4
export const words = ['a', 'b'] as const
export const Search = z.object(fields).check(z.refine(() => true))
export type Search = z.output<typeof Search>
export const find = endpoint({ method: 'GET', path: '/homes/{id}', access: 'public', query: Search, reply: z.object({}) })
export function addressOf(id: number) { return \`/homes/\${id}\` }
export const short = (text: string) => text.slice(0, 3)
`

describe('a contract in a browser', () => {
  const seen = forBrowser('contract.ts', contract)

  test('keeps of an endpoint what a call needs', () => {
    expect(seen).toContain(
      "export const find = { method: 'GET', path: '/homes/{id}', access: 'public' }",
    )
  })

  test('keeps what several endpoints have in common', () => {
    const common = forBrowser(
      'contract.ts',
      "export const list = endpoint({ ...lookup, path: '/types' })",
    )
    expect(common).toBe("export const list = { ...lookup, path: '/types' }")
  })

  test('imports nothing for what it does not keep', () => {
    const code = [
      "import { Home } from './home.ts'",
      "import { maxHomes } from './limits.ts'",
      "import './effect.ts'",
      'export type Found = Home',
      "export type { Home } from './home.ts'",
      "export const find = endpoint({ method: 'GET', path: '/homes', access, query: Home })",
      'export const first = (homes: Home[]) => homes.slice(0, maxHomes)',
    ].join('\n')
    const short = forBrowser('contract.ts', code)
    expect(short).not.toContain('import { Home }')
    expect(short).toContain("import { maxHomes } from './limits.ts'")
    expect(short).toContain("import './effect.ts'")
  })

  test('lets unused schemas go, and leaves words and functions as they are', () => {
    expect(seen).toContain('const fields = /* @__PURE__ */ (() => (')
    expect(seen).toContain('export const Search = /* @__PURE__ */ (() => (z.object(fields)')
    expect(seen).toContain('export const limit = 4')
    expect(seen).toContain("export const words = ['a', 'b'] as const")
    expect(seen).toContain('export const short = (text: string) => text.slice(0, 3)')
  })
})
