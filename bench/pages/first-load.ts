import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { brotliDecompressSync } from 'node:zlib'

/** Bytes of everything that a page makes a browser fetch before anybody touches it, by file. */
export type FirstLoad = {
  /** As the first who asks gets it, and as it is kept for all others. */
  html: { first: number; kept: number }
  scripts: Map<string, number>
  styles: Map<string, number>
  fonts: Map<string, number>
}

const headers = { 'accept-encoding': 'br' }

/** As it travels, which `fetch` would hide: it unpacks, and what is packed while it is sent has no length. */
async function travelling(address: string): Promise<{ bytes: number; text: string }> {
  const [response] = (await once(get(address, { headers }), 'response')) as [IncomingMessage]
  // The page of something that was sent says that it is not there, with the same scripts.
  const isRead = response.statusCode === 200 || address.endsWith('/show/any')
  if (!isRead) throw new Error(`${response.statusCode} ${address}`)
  const body = Buffer.concat(await response.toArray())
  const isPacked = response.headers['content-encoding'] === 'br'
  const text = (isPacked ? brotliDecompressSync(body) : body).toString()
  return { bytes: body.length, text }
}

/** What runs at once: script elements, preloaded modules and what inline scripts import. */
function scriptsOf(html: string): string[] {
  const patterns = [
    /<script[^>]+src="([^"]+)"/g,
    /<link[^>]+rel="modulepreload"[^>]+href="([^"]+)"/g,
    /<link[^>]+href="([^"]+\.js)"[^>]+rel="modulepreload"/g,
    /import\(?\s*['"]([^'"]+\.js)['"]/g,
  ]
  return patterns.flatMap((pattern) => [...html.matchAll(pattern)].map((found) => found[1]!))
}

const staticImports =
  /(?:^|[;}\s])(?:import|export)\s*(?:[\w$*{}\s,]+?from\s*)?["']([^"']+\.js)["']/g

const stylesOf = (html: string) =>
  [...html.matchAll(/<link[^>]+href="([^"]+\.css)"/g)].map((found) => found[1]!)

const fontsOf = (css: string) =>
  [...css.matchAll(/url\(["']?([^)"']+\.woff2)/g)].map((found) => found[1]!)

type Follow = (text: string) => string[]

async function loadAll(first: string[], from: string, follow: Follow) {
  const sizes = new Map<string, number>()
  const texts: string[] = []
  const waiting = first.map((path) => new URL(path, from).href)
  for (let address = waiting.shift(); address; address = waiting.shift()) {
    if (sizes.has(address)) continue
    const { bytes, text } = await travelling(address)
    sizes.set(address, bytes)
    texts.push(text)
    for (const path of follow(text)) waiting.push(new URL(path, address).href)
  }
  return { sizes, texts }
}

const importsOf: Follow = (text) => [...text.matchAll(staticImports)].map((found) => found[1]!)
const nothing: Follow = () => []

const attempts = 100
const pauseMs = 100

/** A page asked for again is compressed anew in the background, when that has nothing else to do. */
async function keptBytes(address: string, first: number): Promise<number> {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const { bytes } = await travelling(address)
    if (bytes < first) return bytes
    await setTimeout(pauseMs)
  }
  throw new Error(`${address} did not get smaller`)
}

/** Alone, for pages that are not kept, as those for one visitor. */
export async function measureScripts(address: string): Promise<FirstLoad['scripts']> {
  const { text } = await travelling(address)
  return (await loadAll(scriptsOf(text), address, importsOf)).sizes
}

export async function measureFirstLoad(address: string): Promise<FirstLoad> {
  const page = await travelling(address)
  const scripts = await loadAll(scriptsOf(page.text), address, importsOf)
  const styles = await loadAll(stylesOf(page.text), address, nothing)
  const sheet = [...styles.sizes.keys()][0] ?? address
  const fonts = await loadAll(styles.texts.flatMap(fontsOf), sheet, nothing)
  return {
    html: { first: page.bytes, kept: await keptBytes(address, page.bytes) },
    scripts: scripts.sizes,
    styles: styles.sizes,
    fonts: fonts.sizes,
  }
}

export const total = (sizes: ReadonlyMap<string, number>) =>
  [...sizes.values()].reduce((sum, bytes) => sum + bytes, 0)
