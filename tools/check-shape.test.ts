import { describe, expect, test } from 'vitest'
import { faultLine, shapeFaults } from './check-shape.ts'
import { cycleFaults } from './shape/cycles.ts'
import { directionFaults } from './shape/direction.ts'
import { importFaults } from './shape/imports.ts'
import { nameFaults } from './shape/names.ts'
import { phraseKeyFaults } from './shape/phrase-keys.ts'
import { sizeFaults } from './shape/sizes.ts'
import { type Fault, readSource, readTree, type Source } from './shape/source.ts'

type Tree = Record<string, string>

const sourcesOf = (tree: Tree) => Object.entries(tree).map(([path, text]) => readSource(path, text))

const linesOf = (rule: (sources: Source[]) => Fault[], tree: Tree) =>
  rule(sourcesOf(tree)).map(faultLine)

const homes = 'src/features/listing/homes'
const lines = (count: number) => 'f()\n'.repeat(count)

describe('The import table', () => {
  test.each([
    ['contract', `${homes}/contract.ts`, '#i18n/money.ts', '#platform/endpoint/fields.ts'],
    ['rules', `${homes}/rules.ts`, './queries.ts', '#features/reference/places/contract.ts'],
    ['rules in a folder', `${homes}/rules/wall.ts`, '../queries.ts', './plan.ts'],
    ['rules of the demo', 'demo/ads/people/agents.ts', '../queries.ts', '../rules.ts'],
    ['rules without I/O', `${homes}/rules.ts`, 'node:fs', '#i18n/fold.ts'],
    ['phrases', `${homes}/phrases.ts`, './rules.ts', '#i18n/phrases.ts'],
    ['refusals', `${homes}/refusals.ts`, './phrases.ts', '#i18n/phrases.ts'],
    ['refusals in a folder', `${homes}/refusals/sales.ts`, '../rules.ts', '#i18n/phrases.ts'],
    ['the words of refusals', `${homes}/handlers.ts`, './refusals.ts', '#i18n/refusals.ts'],
    [
      'the table of refusals',
      'src/i18n/refusals.ts',
      '#features/listing/homes/phrases.ts',
      '#features/listing/homes/refusals.ts',
    ],
    ['i18n itself', 'src/i18n/phrases.ts', '#features/listing/homes/refusals.ts', './refusals.ts'],
    ['queries', `${homes}/queries.ts`, './handlers.ts', '#platform/sql.ts'],
    ['actions', `${homes}/actions.ts`, './jobs.ts', './mail.ts'],
    ['actions in a folder', `${homes}/actions/sell.ts`, '../handlers.ts', './show.ts'],
    ['mail', `${homes}/mail.ts`, './actions.ts', './phrases.ts'],
    ['handlers', `${homes}/handlers.ts`, '#features/reference/places/handlers.ts', './mail.ts'],
    ['handlers and jobs', `${homes}/handlers/sell.ts`, '../jobs.ts', '../actions/sell.ts'],
    ['handlers and screens', `${homes}/handlers.ts`, './screens/home.tsx', './contract.ts'],
    ['jobs', `${homes}/jobs.ts`, './handlers.ts', './phrases.ts'],
    ['components', `${homes}/components/card.tsx`, '../screens/home.tsx', '#ui/dialog.tsx'],
    ['components and SQL', `${homes}/components/card.tsx`, '../queries.ts', '../rules.ts'],
    ['screens', `${homes}/screens/home.tsx`, '#platform/sql.ts', '../components/card.tsx'],
    ['screens and the API', `${homes}/screens/home.tsx`, '#platform/api.ts', '#platform/call.ts'],
    ['ui', 'src/ui/field.tsx', '#features/listing/homes/contract.ts', './dialog.tsx'],
    ['i18n', 'src/i18n/money.ts', '#platform/call.ts', './fold.ts'],
    ['platform', 'src/platform/mail.ts', '#features/listing/homes/contract.ts', '#i18n/phrases.ts'],
    ['endpoint', 'src/platform/endpoint/fields.ts', '../sql.ts', '#i18n/digits.ts'],
    [
      'app',
      'src/app/server.ts',
      '#features/listing/homes/queries.ts',
      '#features/listing/homes/handlers.ts',
    ],
    [
      'routes',
      'src/routes/a.tsx',
      '#features/listing/homes/rules.ts',
      '#features/listing/homes/screens/home.tsx',
    ],
    ['the product', 'src/app/server.ts', '#test/world.ts', 'fastify'],
  ])('holds for %s', (_layer, path, forbidden, allowed) => {
    const found = linesOf(importFaults, { [path]: `\nimport { a } from '${forbidden}'\n` })
    expect(found).toEqual([expect.stringContaining(`${path}:2: `)])
    expect(linesOf(importFaults, { [path]: `import { a } from '${allowed}'\n` })).toEqual([])
  })

  test.each([
    ["export { a } from '#features/listing/homes/queries.ts'"],
    ["export * from '#features/listing/homes/queries.ts'"],
    ["import type { A } from '#features/listing/homes/queries.ts'"],
    ["const a = await import('#features/listing/homes/queries.ts')"],
    ["import {\n  a,\n} from '#features/listing/homes/queries.ts'"],
    ["import '#features/listing/homes/queries.ts'"],
  ])('sees %s', (text) => {
    expect(linesOf(importFaults, { 'src/app/server.ts': text })).toHaveLength(1)
  })

  test('is not about tests', () => {
    const text = "import { a } from './queries.ts'"
    expect(linesOf(importFaults, { [`${homes}/rules.test.ts`]: text })).toEqual([])
  })
})

describe('Cycles', () => {
  const chain = { 'src/i18n/a.ts': "import './b.ts'", 'src/i18n/b.ts': "import './c.ts'" }

  test('of files are found and told once', () => {
    expect(linesOf(cycleFaults, { ...chain, 'src/i18n/c.ts': "\nimport './a.ts'" })).toEqual([
      'src/i18n/a.ts:1: files import each other: src/i18n/a.ts → src/i18n/b.ts → src/i18n/c.ts → src/i18n/a.ts',
    ])
    expect(linesOf(cycleFaults, { ...chain, 'src/i18n/c.ts': 'f()' })).toEqual([])
  })

  test('of features are found though no file imports itself', () => {
    const one = { [`${homes}/handlers.ts`]: "import '#features/reference/places/queries.ts'" }
    const other = {
      'src/features/reference/places/rules.ts': "import '#features/listing/homes/contract.ts'",
    }
    expect(linesOf(cycleFaults, { ...one, ...other })).toEqual([
      `${homes}/handlers.ts:1: features import each other: listing/homes → reference/places → listing/homes`,
    ])
    expect(linesOf(cycleFaults, one)).toEqual([])
  })
})

describe('Names', () => {
  test.each([
    ['a file that says nothing', `${homes}/utils.ts`, `${homes}/rules.ts`],
    ['a folder that says nothing', 'src/platform/helpers/log.ts', 'src/platform/log.ts'],
    ['a part', 'src/platform/mail-part-2.ts', 'src/platform/mail.ts'],
    ['capitals', 'src/ui/DatePicker.tsx', 'src/ui/date-picker.tsx'],
    ['a file the features do not know', `${homes}/plans.ts`, `${homes}/actions.ts`],
    ['a folder the features do not know', `${homes}/plans/wall.ts`, `${homes}/rules/wall.ts`],
    ['components in a file', `${homes}/components.ts`, `${homes}/components/card.ts`],
    ['a district that is none', 'src/features/people/homes/rules.ts', `${homes}/rules.ts`],
    ['a feature in no district', 'src/features/listing/rules.ts', `${homes}/rules.ts`],
    ['a loose file of the demo', 'demo/rules.ts', 'demo/ads/rules.ts'],
    ['an unknown folder of src', 'src/lib/mail.ts', 'src/platform/mail.ts'],
    ['a loose file in src', 'src/mail.ts', 'src/app/mail.ts'],
    ['React outside the screens', `${homes}/rules/wall.tsx`, `${homes}/components/wall.tsx`],
    ['a story of nothing', 'journeys/index.journey.ts', 'journeys/first-visit.journey.ts'],
    ['a test of nothing', 'tools/index.test.ts', 'tools/check.test.ts'],
    ['an index outside the routes', 'src/ui/index.tsx', 'src/routes/{-$lang}/index.tsx'],
  ])('do not allow %s', (_what, bad, good) => {
    expect(linesOf(nameFaults, { [bad]: '' })).toEqual([expect.stringContaining(`${bad}: `)])
    expect(linesOf(nameFaults, { [good]: '' })).toEqual([])
  })

  test('stop a folder at 25 files', () => {
    const files = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, index) => [`src/ui/a${index}.ts`, '']))
    expect(linesOf(nameFaults, files(26))).toEqual(['src/ui: 26 files in a folder (25)'])
    expect(linesOf(nameFaults, files(25))).toEqual([])
  })
})

describe('Sizes', () => {
  const body = (count: number) => `{\n${lines(count)}}\n`

  test.each([
    ['a file', 'src/i18n/a.ts', lines(251), lines(250)],
    ['a function', 'src/i18n/a.ts', `function f() ${body(39)}`, `function f() ${body(38)}`],
    ['an arrow', 'src/i18n/a.ts', `const f = () => ${body(39)}`, `const f = () => ${body(38)}`],
    ['a method', 'src/i18n/a.ts', `class A { f() ${body(39)} }`, `class A { f() ${body(38)} }`],
    ['a component', 'src/ui/a.tsx', `function Card() ${body(59)}`, `function Card() ${body(58)}`],
    ['a hook', 'src/ui/a.tsx', `function useA() ${body(39)}`, `function useA() ${body(38)}`],
    ['parameters', 'src/i18n/a.ts', '(a, b, c, d) => a', '(a, b, { c, d }) => a'],
    ['a test', 'src/i18n/a.test.ts', `const f = () => ${body(39)}`, `test('a', () => ${body(99)})`],
  ])('of %s are limited', (_what, path, bad, good) => {
    expect(linesOf(sizeFaults, { [path]: bad })).toHaveLength(1)
    expect(linesOf(sizeFaults, { [path]: good })).toEqual([])
  })

  test('of generated files are their tool’s affair', () => {
    const text = `// Generated from the migrations\n${lines(900)}`
    expect(linesOf(sizeFaults, { 'src/platform/tables.ts': text })).toEqual([])
  })
})

describe('Direction', () => {
  test.each([
    ['ml-4', 'ms-4'],
    ['md:hover:pr-2', 'md:hover:pe-2'],
    ['-left-1', '-start-1'],
    ['[&>a]:pl-[3px]', '[&>a]:ps-[3px]'],
    ['text-left', 'text-start'],
    ['rounded-tl-lg', 'rounded-ss-lg'],
    ['border-r', 'border-e'],
    ['right-0', 'end-0'],
  ])('has a start and an end: %s becomes %s', (bad, good) => {
    const screen = (name: string) => ({
      'src/ui/a.tsx': `const a = <p className="flex ${name}" />\nconst b = \`\${c} ${name}\`\n`,
    })
    expect(linesOf(directionFaults, screen(bad))).toEqual([
      `src/ui/a.tsx:1: physical class "${bad}": name a start or an end`,
      `src/ui/a.tsx:2: physical class "${bad}": name a start or an end`,
    ])
    expect(linesOf(directionFaults, screen(good))).toEqual([])
  })

  test.each([
    ['a { margin-left: 1px }', 'a { margin-inline-start: 1px }'],
    ['  left: 0;', '  inset-inline-start: 0;'],
    ['text-align: right;', 'text-align: end;'],
    ['a { border-right-color: red }', 'a { border-inline-end-color: red }'],
  ])('of CSS is logical: %s becomes %s', (bad, good) => {
    expect(linesOf(directionFaults, { 'src/ui/a.css': `\n${bad}` })).toEqual([
      expect.stringContaining('src/ui/a.css:2: physical'),
    ])
    expect(linesOf(directionFaults, { 'src/ui/a.css': good })).toEqual([])
  })

  test.each([
    ['<p dir="rtl">x</p>', '<p dir="auto">x</p>'],
    ['<p dir={direction}>x</p>', '<html dir={direction} />'],
    ['<span dir="ltr">x</span>', '<bdi dir="ltr">x</bdi>'],
    ['<p style={{ color }}>x</p>', '<p className="text-red-600">x</p>'],
  ])('is set on the page and nowhere else: not %s but %s', (bad, good) => {
    expect(linesOf(directionFaults, { 'src/ui/a.tsx': `const a = ${bad}` })).toHaveLength(1)
    expect(linesOf(directionFaults, { 'src/ui/a.tsx': `const a = ${good}` })).toEqual([])
  })
})

describe('Phrases', () => {
  test.each([
    ['words(phrases[kind])', 'words(phrases.villa)', `${homes}/components/a.tsx`],
    [
      'const phrases = { [kind]: text }',
      "const phrases = { 'no-home': text }",
      `${homes}/phrases.ts`,
    ],
  ])('have literal keys: not %s but %s', (bad, good, path) => {
    expect(linesOf(phraseKeyFaults, { [path]: bad })).toHaveLength(1)
    expect(linesOf(phraseKeyFaults, { [path]: good })).toEqual([])
  })
})

describe('The check itself', () => {
  const files = (count: number, text: string) =>
    sourcesOf(
      Object.fromEntries(Array.from({ length: count }, (_, index) => [`tools/a${index}.ts`, text])),
    )

  test('fails when it has read next to nothing', () => {
    const blind = [expect.stringContaining('the check is blind')]
    expect(shapeFaults(files(19, "import 'vite'")).map(faultLine)).toEqual(blind)
    expect(shapeFaults(files(20, '')).map(faultLine)).toEqual(blind)
    expect(shapeFaults(files(20, "import 'vite'"))).toEqual([])
  })

  test('fails on a file that it cannot read', () => {
    expect(() => readSource('src/ui/a.ts', 'const = 1')).toThrow('src/ui/a.ts does not parse')
  })

  test('reads the project', () => {
    const paths = readTree(process.cwd()).map((source) => source.path)
    expect(paths).toContain('src/platform/endpoint/endpoint.ts')
    expect(paths).toContain('tools/check-shape.test.ts')
  })
})
