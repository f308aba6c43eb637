import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { asvsFaults } from './asvs.ts'
import { readConstants } from './named-numbers.ts'
import { pinRules, withoutCode } from './pins.ts'

type Document = { path: string; text: string }

const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .trim()
    .replaceAll(' ', '-')

const anchorsIn = (text: string) =>
  [...withoutCode(text).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading))

function linkRule(root: string, { path, text }: Document, link: string): string | undefined {
  if (/^(\w+:|\/\/)/.test(link)) return
  const [file = '', anchor] = link.split('#')
  const target = file === '' ? path : join(dirname(path), decodeURIComponent(file))
  if (!existsSync(join(root, target))) return `${link} leads nowhere`
  if (!anchor || !target.endsWith('.md')) return
  const read = file === '' ? text : readFileSync(join(root, target), 'utf8')
  return anchorsIn(read).includes(anchor) ? undefined : `${link} names no heading`
}

function linkRules(root: string, document: Document): string[] {
  const links = withoutCode(document.text).matchAll(/\]\(<?([^)\s>]+)>?[^)]*\)/g)
  return [...links].flatMap(([, link = '']) => linkRule(root, document, link) ?? [])
}

const commands = ['npm ci && npm start', 'npm ci && npm test']

function readmeRules(root: string): string[] {
  if (!existsSync(join(root, 'README.md'))) return ['README.md is missing']
  const text = readFileSync(join(root, 'README.md'), 'utf8')
  const missing = commands.filter((command) => !text.includes(command))
  return missing.map((command) => `README.md does not name ${command}`)
}

const security = 'docs/security.md'

function securityRules(root: string): string[] {
  if (!existsSync(join(root, security))) return []
  const faults = asvsFaults(root, readFileSync(join(root, security), 'utf8'))
  return faults.map((fault) => `${security}: ${fault}`)
}

const operations = 'docs/operations.md'

/** Each drill is a row of the table of drills, and no row is without its drill. */
function drillRules(root: string): string[] {
  if (!existsSync(join(root, operations))) return []
  const text = readFileSync(join(root, operations), 'utf8')
  const [, section = ''] = text.split('\n## Drills\n')
  const [table = ''] = section.split('\n## ')
  const rows = [...table.matchAll(/^\| ([A-Z]+\d*) \|/gm)].map(([, name = '']) => name)
  const files = globSync('drills/{reliability,security}/*.ts', { cwd: root })
  const drills = files.map((file) => basename(file, '.ts').toUpperCase())
  const undescribed = drills.filter((name) => !rows.includes(name)).toSorted()
  const unknown = rows.filter((name) => !drills.includes(name))
  return [
    ...undescribed.map((name) => `${operations}: the drill ${name} is not in the table`),
    ...unknown.map((name) => `${operations}: there is no drill ${name}`),
  ]
}

/** Migrations do not change once they are applied; those up to here name documents that are elsewhere. */
const lastUncheckedMigration = '0054'

const isUnchecked = (path: string) =>
  /\.test\.tsx?$/.test(path) ||
  (path.startsWith('db/migrations/') && basename(path).slice(0, 4) <= lastUncheckedMigration)

/** Tests have constants of their own. */
const isProduct = (path: string) => !path.endsWith('.test.ts')

const linkTarget = /\]\([^)]*\)/g

/** Numbered points of texts that no reader has; an issue of `owner/repository` is found by its name. */
const elsewhere =
  /(?<!\/[\w-]+ )\b(?:issues? \d+|(?:\/\*\*|^--) ?issues?\b.*?:|expectations \d+)/gim

/** What a comment or a page cites lies in the repository, where its reader can open it. */
export function citationRules({ path, text }: Document, known: ReadonlySet<string>): string[] {
  if (isUnchecked(path)) return []
  const prose = path.endsWith('.md') ? withoutCode(text).replace(linkTarget, ']') : text
  const named = [...prose.matchAll(/\b[\w-]+\.md\b/gi)].map(([name]) => name)
  const missing = new Set(named.filter((name) => !known.has(name.toLowerCase())))
  const points = path.startsWith('tools/checks/') ? [] : (prose.match(elsewhere) ?? [])
  return [...missing, ...new Set(points)].map(
    (name) => `${path}: cites ${name}, which is not in the repository`,
  )
}

const written = '{src,demo,tools,drills,journeys,test,bench,db,docs}/**/*.{ts,tsx,sql,css,md}'

function checkCitations(root: string): string[] {
  const paths = globSync([written, '*.md'], { cwd: root })
  const documents = paths.filter((path) => path.endsWith('.md'))
  const known = new Set(documents.map((path) => basename(path).toLowerCase()))
  return paths.flatMap((path) => {
    const text = readFileSync(join(root, path), 'utf8')
    return citationRules({ path, text }, known)
  })
}

/** Links lead somewhere, pinned numbers are the code's, the README names the two commands, the ASVS is
 * gone through, the drills are described, what is cited is in the repository. */
export async function checkDocuments(root: string): Promise<string[]> {
  const read = (path: string) => ({ path, text: readFileSync(join(root, path), 'utf8') })
  const documents = globSync('{*.md,{docs,src,demo,bench,db}/**/*.md}', { cwd: root }).map(read)
  const code = globSync('{src,demo,tools}/**/*.ts', { cwd: root }).filter(isProduct).map(read)
  const constants = readConstants(code)
  const faults = documents.flatMap((document) => {
    const rules = [...linkRules(root, document), ...pinRules(document.text, constants)]
    return rules.map((rule) => `${document.path}: ${rule}`)
  })
  const citations = checkCitations(root)
  return [
    ...readmeRules(root),
    ...securityRules(root),
    ...drillRules(root),
    ...citations,
    ...faults,
  ]
}
