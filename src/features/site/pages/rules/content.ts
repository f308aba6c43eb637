import * as z from 'zod/mini'
import { bilingual } from '#i18n/bilingual.ts'
import { formatPhrase, type Text } from '#i18n/phrases.ts'
import { SitePage } from '../contract.ts'

/**
 * A page that the settings hold, with the site's name for `{site}`. Without one, or with one of the wrong
 * shape, the page has its title and nothing below.
 */
export function pageIn(value: unknown, { title, site }: { title: Text; site: Text }): SitePage {
  const named = (text: Text): Text =>
    bilingual((language) => formatPhrase(text, language, { site: site[language] }))
  const { success, data } = z.safeParse(SitePage, value)
  if (!success) return { title, sections: [] }
  return {
    title: named(data.title),
    sections: data.sections.map(({ heading, body, image }) => ({
      heading: named(heading),
      body: named(body),
      image,
    })),
  }
}
