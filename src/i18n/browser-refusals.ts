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
import { refusals as ownProfile } from '#features/directory/own-profile/refusals.ts'
import { refusals as team } from '#features/directory/team/refusals.ts'
import { refusals as financeApplications } from '#features/visitors/finance-applications/refusals.ts'
import { refusals as propertyRequests } from '#features/visitors/property-requests/refusals.ts'
import { refusals as savedSearches } from '#features/visitors/saved-searches/refusals.ts'
import type { Phrases } from './phrases.ts'
import { access } from './refusals/access.ts'
import { requests } from './refusals/requests.ts'
import { uploads } from './refusals/uploads.ts'
import { values } from './refusals/values.ts'

/** Includes every code that a contract names as a message. */
export const browserRefusals = {
  ...values,
  ...access,
  ...requests,
  ...uploads,
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
  ...ownProfile,
  ...team,
  ...financeApplications,
  ...propertyRequests,
  ...savedSearches,
} satisfies Phrases

export type BrowserRefusalCode = keyof typeof browserRefusals

export const isBrowserRefusalCode = (code: string): code is BrowserRefusalCode =>
  Object.hasOwn(browserRefusals, code)
