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

  test('lets unused schemas go, and leaves words and functions as they are', () => {
    expect(seen).toContain('const fields = /* @__PURE__ */ (() => (')
    expect(seen).toContain('export const Search = /* @__PURE__ */ (() => (z.object(fields)')
    expect(seen).toContain('export const limit = 4')
    expect(seen).toContain("export const words = ['a', 'b'] as const")
    expect(seen).toContain('export const short = (text: string) => text.slice(0, 3)')
  })
})
