import * as z from 'zod/mini'
import { defaultLinkHosts } from '#features/reference/link-hosts/contract/links.ts'
import { defaultAreaUnit } from '#i18n/area-factors.ts'
import { Settings } from './contract.ts'

/** The specification gives the rates, the currency and the emirate. */
export const defaultSettings: Settings = {
  siteName: { en: 'Dara', ar: 'دارة' },
  tagline: { en: 'Properties across the Emirates', ar: 'عقارات في كل الإمارات' },
  logo: null,
  company: null,
  contact: { phone: null, whatsapp: null, email: null, address: null },
  social: {},
  currency: 'AED',
  defaultEmirate: 'dubai',
  measurement: defaultAreaUnit,
  mortgage: { minRate: 2.75, maxRate: 6.99, defaultRate: 4.5 },
  popularSearches: [],
  features: {},
  linkHosts: defaultLinkHosts,
}

type Row = { key: string; value: unknown }

/** Keys outside the contract (`moderation`, `permits`) are for operators and stay private. */
export function toPublicSettings(rows: readonly Row[]): Settings {
  const values = new Map(rows.map(({ key, value }) => [key, value]))
  const chosen = Object.entries(Settings.shape).flatMap(([key, schema]) => {
    const result = z.safeParse<z.ZodMiniType>(schema, values.get(key))
    return result.success ? [[key, result.data]] : []
  })
  return { ...defaultSettings, ...Object.fromEntries(chosen) }
}
