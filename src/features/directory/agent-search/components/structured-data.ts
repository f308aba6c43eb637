import { nameIn } from '#i18n/texts/both-texts.ts'
import { type Language, pathInLanguage } from '#i18n/language.ts'
import type { AgentsPage } from './agents-page.ts'

type HeadContext = { origin: string; language: Language }

export function agentsData({ agents }: AgentsPage, { origin, language }: HeadContext) {
  return {
    '@type': 'ItemList',
    itemListElement: agents.map((agent, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name: nameIn(agent, language),
      url: origin + pathInLanguage(agent.address, language),
    })),
  }
}
