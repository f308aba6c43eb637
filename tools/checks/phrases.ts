import { globSync } from 'node:fs'
import { type Language, languageEntries, languages } from '#i18n/language.ts'
import type { Phrase } from '#i18n/phrases.ts'
import { load } from './contracts.ts'
import { otherWords } from './forbidden-words.ts'
import { ownNumber } from './own-numbers.ts'
import { faultLine } from '../check-shape.ts'
import { rawTextFaults } from '../shape/raw-text.ts'
import { readTree } from '../shape/source.ts'

/** What Arabic readers of the Emirates read in Latin letters too, and the wire's own words. */
const latinInArabic =
  'AED WhatsApp SMS JSON CSV NDJSON XML DTD DOCTYPE UTF PDF JPEG PNG WebP HEIC MP4 WebM MOV YYYY-MM-DD ETag If-Match near multipart/form-data https west,south,east,north latitude,longitude lat,lng;lat,lng'.split(
    ' ',
  )
const allowed = new RegExp(`\\{\\w+\\}|\\b(${latinInArabic.join('|')})\\b`, 'g')

const placesIn = (text: string) => new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name))

type Form = { language: Language; category: string; text: string }

function formsOf(phrase: Phrase): Form[] {
  return languages.flatMap((language) => {
    const words: string | Record<string, string> | undefined = phrase[language]
    if (words === undefined) return []
    const forms = typeof words === 'string' ? { '': words } : words
    return Object.entries(forms).map(([category, text]) => ({ language, category, text }))
  })
}

/** Zero, one and two can be words of their own, as Arabic has them. */
const mayOmitCount = ({ category }: Form) => ['zero', 'one', 'two'].includes(category)

function placeRules(forms: Form[]): string[] {
  const all = new Set(forms.flatMap(({ text }) => [...placesIn(text)]))
  return forms.flatMap((form) => {
    const own = placesIn(form.text)
    const missing = [...all].filter((name) => !own.has(name))
    const wrong = missing.filter((name) => !(name === 'count' && mayOmitCount(form)))
    const where = [form.language, form.category].filter(Boolean).join('.')
    return wrong.map((name) => `${where} lacks {${name}}`)
  })
}

function textRules({ language, text }: Form): string[] {
  const rules: string[] = []
  if (text.trim() === '') rules.push(`${language} is empty`)
  else if (text !== text.trim()) rules.push(`${language} begins or ends with a blank`)
  const latin = text.replace(allowed, '').match(/\p{Script=Latin}+/u)
  const { script } = languageEntries[language]
  if (script === 'Arabic' && latin) rules.push(`${language} holds "${latin[0]}"`)
  if (script === 'Latin' && /\p{Script=Arabic}/u.test(text)) {
    rules.push(`${language} holds Arabic letters`)
  }
  return [...rules, ...otherWords(text, language)]
}

/** A limit is a constant of the code: its sentences take the number as a parameter. */
export function numberRules(phrase: Phrase): string[] {
  return formsOf(phrase).flatMap(({ language, text }) => {
    const number = ownNumber(text)
    return number ? [`${language} says “${number}” where a parameter belongs`] : []
  })
}

/** What is wrong with one phrase: its places, its letters, its edges. */
export function phraseRules(phrase: Phrase): string[] {
  const forms = formsOf(phrase)
  return [...placeRules(forms), ...forms.flatMap(textRules)]
}

const isPhrase = (value: unknown): value is Phrase =>
  typeof value === 'object' && value !== null && 'en' in value && 'ar' in value

type Named = { name: string; phrase: Phrase }

/** A table may hold tables, such as the words of each choice of a list. */
export function phrasesOf(table: unknown): Named[] {
  if (typeof table !== 'object' || table === null) return []
  return Object.entries(table).flatMap(([name, value]) => {
    if (isPhrase(value)) return [{ name, phrase: value }]
    return phrasesOf(value).map((inner) => ({ ...inner, name: `${name}.${inner.name}` }))
  })
}

async function phrasesIn(root: string, path: string): Promise<Named[]> {
  return Object.values(await load(root, path)).flatMap(phrasesOf)
}

async function fileFaults(root: string, path: string): Promise<string[]> {
  const found = await phrasesIn(root, path)
  if (found.length === 0) return [`${path}: no phrase was found`]
  // The texts of the demo's ads are made up, and so are their numbers.
  const isDemo = path.startsWith('demo/')
  return found.flatMap(({ name, phrase }) => {
    const rules = [...phraseRules(phrase), ...(isDemo ? [] : numberRules(phrase))]
    return rules.map((rule) => `${path}: ${name}: ${rule}`)
  })
}

/** Both languages say the same, and no screen says anything that is not a phrase. */
export async function checkPhrases(root: string): Promise<string[]> {
  const patterns = [
    'src/i18n/format-members.ts',
    '{src/{features/*/*,ui,ui/*,app,app/*},demo/*}/{phrases,phrases/*}.ts',
    'src/{i18n/refusals/*,features/*/*/{refusals,refusals/*}}.ts',
  ]
  const paths = globSync(patterns, { cwd: root }).sort()
  const faults = await Promise.all(paths.map((path) => fileFaults(root, path)))
  return [...faults.flat(), ...rawTextFaults(readTree(root)).map(faultLine)]
}
