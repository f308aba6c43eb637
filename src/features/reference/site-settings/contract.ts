import * as z from 'zod/mini'
import { LinkHosts } from '#features/reference/link-hosts/contract/hosts.ts'
import { endpoint, defaultReadLimit } from '#platform/endpoint/endpoint.ts'
import { Picture, Text } from '#platform/endpoint/fields.ts'
import { areaUnits } from './contract/area-units.ts'

/**
 * What the whole site shows. `social` maps a network to an address, `features` maps a feature to
 * on or off. Rates are percent a year.
 */
export const Settings = z.object({
  siteName: Text,
  tagline: Text,
  logo: z.nullable(Picture),
  /** Who runs the site. */
  company: z.nullable(z.object({ legalName: Text })),
  contact: z.object({
    phone: z.nullable(z.string()),
    whatsapp: z.nullable(z.string()),
    email: z.nullable(z.string()),
    address: z.nullable(Text),
  }),
  social: z.record(z.string(), z.string()),
  currency: z.literal('AED'),
  defaultEmirate: z.string(),
  /** The unit of areas for readers who have chosen none. */
  measurement: z.enum(areaUnits),
  mortgage: z.object({ minRate: z.number(), maxRate: z.number(), defaultRate: z.number() }),
  /** `url` is without language prefix: `/properties?purpose=rent`. */
  popularSearches: z.array(z.object({ label: Text, url: z.string() })),
  features: z.record(z.string(), z.boolean()),
  linkHosts: LinkHosts,
})
export type Settings = z.output<typeof Settings>

/**
 * Name, contact details, currency, mortgage rates and popular searches of the site. Nothing in
 * here is private.
 */
export const readSettings = endpoint({
  summary: 'Read the settings of the site',
  method: 'GET',
  path: '/settings',
  access: 'public',
  lane: 'memory',
  limit: defaultReadLimit,
  cacheSeconds: 300,
  reply: z.object({ settings: Settings }),
})
