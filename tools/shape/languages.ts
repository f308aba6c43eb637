import { languages } from '#i18n/language.ts'
import { type Fault, type Node, type Source, walk } from './source.ts'

const askRule = 'code asks which language it is: src/i18n/language.ts holds what differs'
const listRule = 'languages written out: src/i18n has languages, contentLanguages and their types'
const pathRule = 'prefixes of addresses written out: src/i18n/language.ts has pathWithoutLanguage'

const codes: readonly unknown[] = languages
const isCode = (value: unknown) => codes.includes(value)

/** The text of `'ar'`, as a value or as a type. */
function literalOf(node: unknown): unknown {
  const { type, value, literal } = (node ?? {}) as Node
  return type === 'TSLiteralType' ? literalOf(literal) : type === 'Literal' ? value : undefined
}

const isEquality = ({ type, operator }: Node) =>
  type === 'BinaryExpression' && /^[!=]==?$/.test(operator as string)

function asks(node: Node): boolean {
  if (isEquality(node)) return [node.left, node.right].some((side) => isCode(literalOf(side)))
  return node.type === 'SwitchCase' && isCode(literalOf(node.test))
}

/** `'ar'`, or the language of `name.ar`. */
function languageIn(node: unknown): unknown {
  const { type, property } = (node ?? {}) as Node
  return type === 'MemberExpression' ? (property as { name?: string }).name : literalOf(node)
}

/** `name` of `{ name: string }`. */
const memberOf = ({ key }: Node) => (key as { name?: string } | undefined)?.name

/** `'en' | 'ar' | undefined` lists two. */
const codesOf = (union: Node) => (union.types as Node[]).map(literalOf).filter(isCode)

const elementsOf = ({ elements }: Node) =>
  (elements as (Node | null)[]).filter((element) => element?.type !== 'SpreadElement')

function partsOf(node: Node): unknown[] {
  if (node.type === 'TSUnionType') return codesOf(node)
  if (node.type === 'ArrayExpression') return elementsOf(node).map(languageIn)
  return node.type === 'TSTypeLiteral' ? (node.members as Node[]).map(memberOf) : []
}

function listsLanguages(node: Node): boolean {
  const parts = partsOf(node)
  return parts.length > 1 && parts.every(isCode)
}

const fieldRule = 'a field in one language written out: contentLanguages has the endings of all'
const oneLanguage = new RegExp(`^\\w+\\.(${languages.join('|')})$`)

/** `'name.ar'`, but not as the key of a phrase. */
function namesField(node: Node, above: Node | undefined): boolean {
  const text = literalOf(node)
  const isKey = above?.type === 'Property' && above.key === node
  return typeof text === 'string' && oneLanguage.test(text) && !isKey
}

const alternatives = new RegExp(`\\b(${languages.join('|')})\\|(${languages.join('|')})\\b`)

const listsPrefixes = ({ type, regex }: Node) =>
  type === 'Literal' && alternatives.test((regex as { pattern?: string } | null)?.pattern ?? '')

function ruleOf(node: Node): string | undefined {
  if (asks(node)) return askRule
  if (listsLanguages(node)) return listRule
  return listsPrefixes(node) ? pathRule : undefined
}

/** Examples of the API reference name fields. */
const isProduct = ({ path }: Source) => path.startsWith('src/')

const isHome = ({ path, isTest }: Source) => isTest || /^(src\/i18n|demo)\//.test(path)

/** What differs between languages is data of src/i18n, so that another one is an entry there. */
export function languageFaults(sources: Source[]): Fault[] {
  return sources.flatMap((source) => {
    const faults: Fault[] = []
    if (isHome(source) || source.isGenerated || !source.program) return faults
    walk(source.program, (node, above) => {
      const rule =
        ruleOf(node) ??
        (isProduct(source) && namesField(node, above.at(-1)) ? fieldRule : undefined)
      if (rule) faults.push({ path: source.path, line: source.lineAt(node.start), rule })
    })
    return faults
  })
}
