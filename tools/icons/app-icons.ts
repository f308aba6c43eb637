import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import sharp from 'sharp'

const mark = 'public/favicon.svg'
const skyline = 'src/ui/skyline/skyline.svg'
const styles = 'src/app/app.css'

/** The light theme's value of each token, since pictures of links cannot follow a reader's theme. */
async function lightTokens(): Promise<Map<string, string>> {
  const css = await readFile(styles, 'utf8')
  const pairs = css.matchAll(/--([\w-]+): light-dark\((#\w+),/g)
  return new Map([...pairs].map(([, name = '', colour = '']) => [name, colour]))
}

const inner = (svg: string) => svg.replace(/^<svg[^>]*>|<\/svg>\s*$/g, '')

/** The whole square is filled, for systems that cut the corners themselves. */
const unrounded = (svg: string) => svg.replace(/ rx="\d+"/, '')

const png = (svg: string, size: number) =>
  sharp(Buffer.from(svg), { density: 72 * (size / 32) })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toBuffer()

/** Without words, so that it suits both languages and any name of the site. */
async function drawShare(): Promise<Buffer> {
  const tokens = await lightTokens()
  const colour = (svg: string) =>
    svg.replace(/var\(--([\w-]+)\)/g, (_, name: string) => tokens.get(name) ?? '')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630">
    <path d="M0 0h1200v630H0z" fill="${tokens.get('sand')}"/>
    <svg x="486" y="118" width="228" height="228" viewBox="0 0 32 32">${inner(await readFile(mark, 'utf8'))}</svg>
    <svg y="417" width="1200" height="213" viewBox="1500 0 900 160">${inner(await readFile(skyline, 'utf8'))}</svg>
  </svg>`
  return sharp(Buffer.from(colour(svg)))
    .flatten()
    .jpeg({ quality: 88, mozjpeg: true })
    .toBuffer()
}

/** Every picture that is drawn from the mark and the skyline, by its path. */
export async function drawnPictures(): Promise<Record<string, Buffer>> {
  const svg = await readFile(mark, 'utf8')
  return {
    'public/icons/icon-192.png': await png(svg, 192),
    'public/icons/icon-512.png': await png(svg, 512),
    'public/icons/maskable-512.png': await png(unrounded(svg), 512),
    'public/apple-touch-icon.png': await png(unrounded(svg), 180),
    'src/app/branding/share.jpg': await drawShare(),
  }
}

if (import.meta.main) {
  for (const [file, bytes] of Object.entries(await drawnPictures())) {
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, bytes)
  }
}
