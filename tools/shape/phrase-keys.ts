import { type Fault, type Node, type Source, walk } from './source.ts'

const nameIn = (node: unknown) => (node as { name?: string } | undefined)?.name ?? ''

function ruleOf(node: Node, holdsPhrases: boolean): string | undefined {
  if (node.type === 'MemberExpression' && node.computed && /phrases$/i.test(nameIn(node.object))) {
    return 'phrases are named literally, never by a computed key'
  }
  if (holdsPhrases && node.type === 'Property' && node.computed) {
    return 'the key of a phrase is written out'
  }
}

/** i18n itself hands whole tables of phrases around; everyone else names the one they say. */
const speaks = ({ path, isTest }: Source) =>
  /^(src|demo)\//.test(path) && !path.startsWith('src/i18n/') && !isTest

/** A phrase that is used can be found by its name, and one that is not can be deleted. */
export function phraseKeyFaults(sources: Source[]): Fault[] {
  return sources.flatMap((source) => {
    const faults: Fault[] = []
    if (!speaks(source) || !source.program) return faults
    const holdsPhrases = /\/(phrases|refusals)(\.ts$|\/)/.test(source.path)
    walk(source.program, (node) => {
      const rule = ruleOf(node, holdsPhrases)
      if (rule) faults.push({ path: source.path, line: source.lineAt(node.start), rule })
    })
    return faults
  })
}
