import { readFile } from 'node:fs/promises'
import type { Language } from '#i18n/language.ts'
import { type Text, textIn } from '#i18n/phrases.ts'
import { typeset } from '#platform/typesetting/typeset.ts'
import { layOut } from './actions/layout.ts'
import type { TaxDocument } from './rules.ts'

const template = new URL('./document.typ', import.meta.url)

type Drawing = { language: Language; siteName: Text; format?: 'pdf' | 'svg' }

/** A4, as PDF of some 30 kB. */
export async function renderDocument(
  document: TaxDocument,
  { language, siteName, format = 'pdf' }: Drawing,
): Promise<Buffer> {
  const data = layOut(document, language, textIn(siteName, language))
  return typeset({ template: await readFile(template, 'utf8'), data, format })
}
