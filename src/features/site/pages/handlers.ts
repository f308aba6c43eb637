import type { Settings } from '#features/reference/site-settings/contract.ts'
import { type Handler, handle } from '#platform/handle.ts'
import { readContent, readRules } from './actions/pages.ts'
import { readAboutUs, readRulePage, readServices } from './contract.ts'

type Sources = { settings: () => Pick<Settings, 'siteName' | 'company'> }

export const pageHandlers = ({ settings }: Sources): Handler[] => [
  handle(readAboutUs, async ({ db }) => ({
    aboutUs: await readContent(db, 'aboutUs', settings()),
  })),
  handle(readServices, async ({ db }) => ({
    ourServices: await readContent(db, 'ourServices', settings()),
  })),
  handle(readRulePage, async ({ params }) => ({ page: readRules(params.page, settings()) })),
]
