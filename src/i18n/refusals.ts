import { refusals as uploadedFiles } from '#features/files/uploads/refusals.ts'
import { refusals as quotas } from '#features/files/quotas/refusals.ts'
import { refusals as linkHosts } from '#features/reference/link-hosts/refusals.ts'
import { refusals as places } from '#features/reference/place-search/refusals.ts'
import { refusals as advertisers } from '#features/accounts/advertiser/refusals.ts'
import { refusals as registration } from '#features/accounts/registration/refusals.ts'
import { refusals as login } from '#features/accounts/login/refusals.ts'
import { refusals as passwordPolicy } from '#features/accounts/password-policy/refusals.ts'
import { refusals as passwords } from '#features/accounts/passwords/refusals.ts'
import { refusals as secondFactor } from '#features/accounts/second-factor/refusals.ts'
import { refusals as property } from '#features/listing/property/refusals.ts'
import { refusals as permits } from '#features/listing/permits/refusals.ts'
import { refusals as searchQuery } from '#features/search/query/refusals.ts'
import { refusals as adFields } from '#features/posting/fields/refusals.ts'
import { refusals as packages } from '#features/posting/packages/refusals.ts'
import { refusals as ownAds } from '#features/posting/own-ads/refusals.ts'
import { refusals as lifecycle } from '#features/posting/lifecycle/refusals.ts'
import { refusals as submission } from '#features/posting/submission/refusals.ts'
import { refusals as feedRecords } from '#features/feeds/records/refusals.ts'
import { refusals as feedFormats } from '#features/feeds/formats/refusals.ts'
import { refusals as feedHandover } from '#features/feeds/handover/refusals.ts'
import { refusals as feedRuns } from '#features/feeds/runs/refusals.ts'
import { refusals as feedSources } from '#features/feeds/sources/refusals.ts'
import { refusals as feedRows } from '#features/feeds/worker/refusals/runs.ts'
import { refusals as feedPictures } from '#features/feeds/worker/refusals/pictures.ts'
import { refusals as ownProfile } from '#features/directory/own-profile/refusals.ts'
import { refusals as team } from '#features/directory/team/refusals.ts'
import type { Phrases } from './phrases.ts'
import { access } from './refusals/access.ts'
import { outgoing } from './refusals/outgoing.ts'
import { requests } from './refusals/requests.ts'
import { uploads } from './refusals/uploads.ts'
import { values } from './refusals/values.ts'

/**
 * The words of every refusal. Its key is the stable `code` of the wire. A table stands in the feature that
 * refuses; codes of the platform, and those that any feature may use, stand in `refusals/` beside this file.
 */
export const refusals = {
  ...values,
  ...access,
  ...requests,
  ...uploads,
  ...outgoing,
  ...uploadedFiles,
  ...quotas,
  ...linkHosts,
  ...places,
  ...advertisers,
  ...registration,
  ...login,
  ...passwordPolicy,
  ...passwords,
  ...secondFactor,
  ...property,
  ...permits,
  ...searchQuery,
  ...adFields,
  ...packages,
  ...ownAds,
  ...lifecycle,
  ...submission,
  ...feedRecords,
  ...feedFormats,
  ...feedHandover,
  ...feedRuns,
  ...feedSources,
  ...feedRows,
  ...feedPictures,
  ...ownProfile,
  ...team,
} satisfies Phrases

export type RefusalCode = keyof typeof refusals

export const isRefusalCode = (code: string): code is RefusalCode => Object.hasOwn(refusals, code)
