import { queryOptions } from '@tanstack/react-query'
import type { PageName } from '#features/reference/page-links/contract.ts'
import type { Language } from '#i18n/language.ts'
import { textIn } from '#i18n/phrases.ts'
import { call, type Dispatch } from '#platform/call.ts'
import {
  type PageSection,
  readAboutUs,
  readRulePage,
  readServices,
  type RulePage,
  type RulePageName,
  type RuleSection,
  type SitePage,
} from '../contract.ts'
import { type Block, blocksOf } from '../rules/blocks.ts'

type ShownSection = { id: string; heading: string; blocks: Block[]; image: PageSection['image'] }

export type SectionShown = ShownSection & {
  table: { columns: string[]; rows: string[][] } | null
  links: { text: string; url: string }[]
}

/** A page in one language: its HTML carries no other. */
export type PageShown = { title: string; changedOn: string | null; sections: SectionShown[] }

function shownOf(
  { heading, body, image }: PageSection,
  id: string,
  language: Language,
): ShownSection {
  return { id, heading: textIn(heading, language), blocks: blocksOf(textIn(body, language)), image }
}

function contentShown({ title, sections }: SitePage, language: Language): PageShown {
  return {
    title: textIn(title, language),
    changedOn: null,
    sections: sections.map((section, at) => ({
      ...shownOf(section, `section-${at + 1}`, language),
      table: null,
      links: [],
    })),
  }
}

function tableShown(table: RuleSection['table'], language: Language): SectionShown['table'] {
  if (!table) return null
  const inLanguage = (texts: RuleSection['heading'][]) =>
    texts.map((text) => textIn(text, language))
  return { columns: inLanguage(table.columns), rows: table.rows.map(inLanguage) }
}

function rulesShown({ title, changedOn, sections }: RulePage, language: Language): PageShown {
  return {
    title: textIn(title, language),
    changedOn,
    sections: sections.map((section) => ({
      ...shownOf(section, section.id, language),
      table: tableShown(section.table, language),
      links: section.links.map(({ text, url }) => ({ text: textIn(text, language), url })),
    })),
  }
}

type CallOptions = { language: Language; dispatch?: Dispatch | undefined }

async function readRules(page: RulePageName, options: CallOptions) {
  const reply = await call(readRulePage, { params: { page } }, options)
  return rulesShown(reply.page, options.language)
}

const readers: Record<PageName, (options: CallOptions) => Promise<PageShown>> = {
  aboutUs: async (options) =>
    contentShown((await call(readAboutUs, {}, options)).aboutUs, options.language),
  services: async (options) =>
    contentShown((await call(readServices, {}, options)).ourServices, options.language),
  ranking: (options) => readRules('how-we-rank', options),
  terms: (options) => readRules('terms', options),
  privacy: (options) => readRules('privacy', options),
}

export const pageQuery = (page: PageName, options: CallOptions) =>
  queryOptions({
    queryKey: ['page of text', page, options.language],
    queryFn: () => readers[page](options),
  })
