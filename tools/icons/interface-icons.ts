import { readFile, writeFile } from 'node:fs/promises'

const source = 'src/ui/icon.tsx'
export const spriteFile = 'src/ui/icons.svg'

type Node = [tag: string, attributes: Record<string, string>]

async function symbolOf(name: string): Promise<string> {
  const { __iconData } = (await import(`lucide-react/icons/${name}`)) as {
    __iconData: { node: Node[] }
  }
  const shapes = __iconData.node.map(([tag, { key: _, ...attributes }]) => {
    const said = Object.entries(attributes).map(([attribute, value]) => ` ${attribute}="${value}"`)
    return `<${tag}${said.join('')}/>`
  })
  const look = 'fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round"'
  return `<symbol id="${name}" viewBox="0 0 24 24" ${look} stroke-linejoin="round">${shapes.join('')}</symbol>`
}

/** Lucide's drawings (ISC) of the names in the icon's type, as one file that pages refer to. */
export async function drawnIcons(): Promise<string> {
  const names = (await readFile(source, 'utf8')).matchAll(/^ {2}\| '([\w-]+)'$/gm)
  const symbols = await Promise.all([...names].map(([, name = '']) => symbolOf(name)))
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`
}

if (import.meta.main) await writeFile(spriteFile, await drawnIcons())
