import { pathToFileURL } from 'node:url'
import type { AnyRouter } from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import type { Renderer } from '#app/http/pages/page-handler.ts'
import type { Answer, Dispatch } from '#platform/call.ts'
import { queryString } from '#platform/endpoint/codec.ts'
import { bareTree } from './bare-tree.ts'
import { loadedPage, routerMaker } from './loaded-page.ts'

/** A server renders all day: measured once the engine has compiled what it renders by. */
const warming = 800
const rounds = 300

async function millisecondsOf(work: () => unknown): Promise<number> {
  for (let round = 0; round < warming; round += 1) await work()
  const before = process.cpuUsage()
  for (let round = 0; round < rounds; round += 1) await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000 / rounds
}

/** Asks the running server once for each thing, then gives what it has. */
function remembering(origin: string): Dispatch {
  const known = new Map<string, Promise<Answer>>()
  const ask = async (name: string, input: { params?: unknown; query?: unknown }) => {
    const params = (input.params ?? {}) as Record<string, unknown>
    const path = name
      .slice(name.indexOf('/'))
      .replace(/\{(\w+)\}/g, (_, part: string) => String(params[part]))
    const response = await fetch(`${origin}/api${path}${queryString(input.query ?? {})}`)
    return { status: response.status, body: await response.json() }
  }
  return (name, input) => {
    const key = JSON.stringify([name, input])
    const answer = known.get(key) ?? ask(name, input)
    known.set(key, answer)
    return answer
  }
}

/**
 * Milliseconds of processor to render a page whose data is at hand; to render its components alone;
 * to render nothing but the elements that it comes to. A separate program: React must be the
 * production one.
 */
const [origin = '', path = ''] = process.argv.slice(2)
const pages = await import(pathToFileURL('dist/server/pages.js').href)
const renderer: Renderer = pages.default
const getRouter = await routerMaker()
const ask = remembering(origin)

async function render(dispatch = ask): Promise<string> {
  const context = { dispatch, origin, isDemo: true }
  const request = new Request(new URL(path, origin), { headers: { accept: 'text/html' } })
  return (await renderer.fetch(request, { context })).text()
}

let router: AnyRouter | undefined
const html = await render((name, input) => {
  router ??= getRouter()
  return ask(name, input)
})
const elements = bareTree(html)
const components = await loadedPage(router!, path)
const page = await millisecondsOf(() => render())
const bare = await millisecondsOf(() => renderToString(components))
const hosts = await millisecondsOf(() => renderToString(elements))
console.log(JSON.stringify({ page, bare, hosts }))
