import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { glob, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** Where every build empties its folder first: one by hand, which compresses nothing, leaves no stamp. */
const stamp = 'dist/server/stamp'
const folders = { src: /\.(ts|tsx|css|svg|jpg)$/, public: /./ }
const files = [
  'vite.config.ts',
  'tools/browser-contracts.ts',
  'tools/bundle/page-pieces.ts',
  'tools/plain-imports.ts',
  'package-lock.json',
]
const ownOutput = 'src/app/routes.gen.ts'

const filesIn = (folder: string, isSource: RegExp) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && isSource.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name))

/**
 * What the web part is built from, as one hash. Read synchronously: nothing else is to be done at
 * that moment, and some 1,200 promises took three times as long.
 */
function fingerprint(): string {
  const inFolders = Object.entries(folders).flatMap(([folder, name]) => filesIn(folder, name))
  const all = [...inFolders, ...files].filter((file) => !file.endsWith(ownOutput))
  const hash = createHash('sha256')
  for (const file of all.toSorted()) hash.update(file).update(readFileSync(file))
  return hash.digest('hex')
}

async function runVite() {
  const vite = spawn(
    process.execPath,
    ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'],
    {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, NODE_ENV: 'production' },
    },
  )
  const [code] = (await once(vite, 'exit')) as [number | null]
  if (code !== 0) throw new Error(`the web part could not be built (vite ended with ${code})`)
}

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
const best = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }

/** Assets never change under their names, so they are compressed once and as well as can be. */
async function compressAssets() {
  for await (const file of glob('dist/client/**/*.{js,css,svg,json,webmanifest}')) {
    const body = await readFile(file)
    await writeFile(`${file}.br`, await brotli(body, best))
    await writeFile(`${file}.gz`, await zip(body))
  }
}

/** Builds the web part unless it stands as the sources say. Returns whether it built. */
export async function buildIfStale(): Promise<boolean> {
  const wanted = fingerprint()
  const built = await readFile(stamp, 'utf8').catch(() => '')
  if (built === wanted) return false
  await runVite()
  await compressAssets()
  await writeFile(stamp, wanted)
  return true
}
