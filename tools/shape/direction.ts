import { type Fault, type Node, type Source, walk } from './source.ts'

const side = [
  /^-?(left|right|m[lr]|p[lr]|scroll-[mp][lr])-(\d|\[|\(|px$|auto$|full$)/,
  /^(border|rounded)-[lr](-|$)/,
  /^rounded-[tb][lr](-|$)/,
  /^(text|float|clear)-(left|right)$/,
]

const variants = /^(?:[^\s:[\]]*(?:\[[^\]]*\])?[^\s:[\]]*:)+/

/** A Tailwind class that names a side of the screen instead of a start and an end. */
const isPhysical = (name: string) => side.some((form) => form.test(name.replace(variants, '')))

const physicalCss =
  /(?:^|[{;\s])((?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right)[\w-]*|left|right)\s*:|(?:text-align|float|clear)\s*:\s*(?:left|right)/

function cssFaults(source: Source): Fault[] {
  return source.text.split('\n').flatMap((text, index): Fault[] => {
    const found = physicalCss.exec(text)
    if (!found) return []
    const rule = `physical "${found[0].trim()}": name a start or an end`
    return [{ path: source.path, line: index + 1, rule }]
  })
}

const nameIn = (node: unknown) => (node as { name?: string } | undefined)?.name ?? ''

function attributeRule(node: Node, element: Node | undefined): string | undefined {
  const name = nameIn(node.name)
  const tag = nameIn(element?.name)
  if (name === 'style' && /^[a-z]/.test(tag)) return 'style= is stopped by our CSP: use a class'
  if (name !== 'dir' || tag === 'html') return
  const value = (node.value as { value?: unknown } | null)?.value
  if (value === 'auto' || (tag === 'bdi' && value === 'ltr')) return
  return 'dir= stands on <html>; elsewhere only dir="auto" or <bdi dir="ltr">'
}

function textOf(node: Node): string {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value
  if (node.type === 'TemplateElement') return (node.value as { raw: string }).raw
  return ''
}

function screenFaults(source: Source, program: Node): Fault[] {
  const faults: Fault[] = []
  walk(program, (node, above) => {
    const at = (rule: string) =>
      faults.push({ path: source.path, line: source.lineAt(node.start), rule })
    for (const name of textOf(node).split(/\s+/)) {
      if (isPhysical(name)) at(`physical class "${name}": name a start or an end`)
    }
    if (node.type !== 'JSXAttribute') return
    const rule = attributeRule(node, above.at(-1))
    if (rule) at(rule)
  })
  return faults
}

/** Every layout has a start and an end, so that it mirrors. */
export function directionFaults(sources: Source[]): Fault[] {
  return sources.flatMap((source) => {
    if (!source.path.startsWith('src/') || source.isTest || source.isGenerated) return []
    if (source.path.endsWith('.css')) return cssFaults(source)
    return source.path.endsWith('.tsx') && source.program
      ? screenFaults(source, source.program)
      : []
  })
}
