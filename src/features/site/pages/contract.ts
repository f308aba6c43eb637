import * as z from 'zod/mini'
import { defaultReadLimit, endpoint } from '#platform/endpoint/endpoint.ts'
import { choiceField, Picture, Text } from '#platform/endpoint/fields.ts'

/**
 * A part of a page of text. In `body` a blank line begins a paragraph, and lines that begin with `- ` are
 * the items of a list.
 */
export const PageSection = z.object({ heading: Text, body: Text, image: z.nullable(Picture) })
export type PageSection = z.output<typeof PageSection>

/** A page of text that the company writes about itself. */
export const SitePage = z.object({ title: Text, sections: z.array(PageSection) })
export type SitePage = z.output<typeof SitePage>

/** `columns` head the cells of each row; the first cell of a row names it. */
export const PageTable = z.object({ columns: z.array(Text), rows: z.array(z.array(Text)) })
export type PageTable = z.output<typeof PageTable>

/** `url` is without language prefix: `/contact-us`. */
export const PageReference = z.object({ text: Text, url: z.string() })

/** A part of a page of rules, which a link can name by its `id`. */
export const RuleSection = z.extend(PageSection, {
  id: z.string(),
  table: z.nullable(PageTable),
  links: z.array(PageReference),
})
export type RuleSection = z.output<typeof RuleSection>

/** A page that says what applies to everyone who uses the site. */
export const RulePage = z.object({
  title: Text,
  /** The day of the last change, as `2026-11-29`. */
  changedOn: z.string(),
  sections: z.array(RuleSection),
})
export type RulePage = z.output<typeof RulePage>

export const rulePages = ['terms', 'privacy', 'how-we-rank'] as const
export type RulePageName = (typeof rulePages)[number]

/** Who runs the site, as the settings have it. */
export const readAboutUs = endpoint({
  summary: 'Read about the company',
  method: 'GET',
  path: '/about-us',
  access: 'public',
  limit: defaultReadLimit,
  cacheSeconds: 300,
  reply: z.object({ aboutUs: SitePage }),
})

/** What the company offers, as the settings have it. */
export const readServices = endpoint({
  summary: 'Read what the company offers',
  method: 'GET',
  path: '/our-services',
  access: 'public',
  limit: defaultReadLimit,
  cacheSeconds: 300,
  reply: z.object({ ourServices: SitePage }),
})

/**
 * The terms and conditions, the privacy policy, or how results are ordered. The periods and limits in
 * these texts are those that the program applies.
 */
export const readRulePage = endpoint({
  summary: 'Read the terms, the privacy policy or the ranking rules',
  method: 'GET',
  path: '/pages/{page}',
  access: 'public',
  lane: 'memory',
  limit: defaultReadLimit,
  cacheSeconds: 300,
  params: z.object({ page: choiceField(rulePages) }),
  reply: z.object({ page: RulePage }),
})
