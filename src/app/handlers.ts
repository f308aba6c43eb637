import { adCheckHandlers } from '#features/ad-checks/handlers.ts'
import { adBulkHandlers } from '#features/ad-bulk/handlers.ts'
import { adHistoryHandlers } from '#features/ad-history/handlers.ts'
import { adLifeHandlers } from '#features/ad-life/handlers.ts'
import { leaveAd } from '#features/ad-life/jobs.ts'
import { accountHandlers } from '#features/accounts/handlers.ts'
import { advertiserHandlers } from '#features/advertisers/handlers.ts'
import { agentSearchHandlers } from '#features/agent-search/handlers.ts'
import { catalogueHandlers } from '#features/catalogue/handlers.ts'
import { contentHandlers } from '#features/content/handlers.ts'
import { feedHandlers } from '#features/feeds/handlers.ts'
import { feedDialectHandlers } from '#features/feed-dialects/handlers.ts'
import { fileHandlers } from '#features/files/handlers.ts'
import { demoHandlers } from '#features/demo/handlers.ts'
import { interactionHandlers } from '#features/interactions/handlers.ts'
import { locationHandlers } from '#features/locations/handlers.ts'
import { meaningReader } from '#features/meanings/jobs.ts'
import { loginHandlers } from '#features/login/handlers.ts'
import { passwordHandlers } from '#features/passwords/handlers.ts'
import { memberHandlers } from '#features/members/handlers.ts'
import { personalDataHandlers } from '#features/personal-data/handlers.ts'
import {
  emailConfirmer,
  endEmailLink,
  findEmailLink,
  profileHandlers,
} from '#features/profiles/handlers.ts'
import { moderationHandlers } from '#features/moderation/handlers.ts'
import { myPropertyHandlers } from '#features/my-properties/handlers.ts'
import { postingHandlers } from '#features/posting/handlers.ts'
import { propertyHandlers } from '#features/properties/handlers.ts'
import { propertySearchHandlers } from '#features/property-search/handlers.ts'
import { registrationHandlers } from '#features/registration/handlers.ts'
import { secondFactorHandlers } from '#features/second-factor/handlers.ts'
import { resumableFileHandlers } from '#features/resumable-files/handlers.ts'
import { statisticsHandlers } from '#features/statistics/handlers.ts'
import { subscriptionHandlers } from '#features/subscriptions/handlers.ts'
import { sessionHandlers } from '#features/sessions/handlers.ts'
import { readyCall } from '#platform/run-call.ts'
import type { Providers } from './providers.ts'

/** The table of all API calls. */
export function handlers(providers: Providers) {
  return [
    ...accountHandlers,
    ...advertiserHandlers,
    ...adCheckHandlers(providers),
    ...adBulkHandlers(providers),
    ...adHistoryHandlers,
    ...adLifeHandlers(providers),
    ...agentSearchHandlers(providers),
    ...catalogueHandlers(providers),
    ...contentHandlers(providers),
    ...feedHandlers(providers),
    ...feedDialectHandlers(providers),
    ...fileHandlers({ ...providers, leaveAd }),
    ...demoHandlers(providers),
    ...interactionHandlers(),
    ...locationHandlers(providers),
    ...loginHandlers(providers),
    ...memberHandlers(providers),
    ...passwordHandlers(providers),
    ...personalDataHandlers(providers),
    ...profileHandlers(providers),
    ...moderationHandlers(providers),
    ...myPropertyHandlers(providers),
    ...postingHandlers(providers),
    ...propertyHandlers(providers),
    ...propertySearchHandlers({ ...providers, meaningOf: meaningReader(providers) }),
    ...registrationHandlers({
      ...providers,
      confirmEmail: emailConfirmer(providers),
      findEmailLink,
      endEmailLink,
    }),
    ...secondFactorHandlers(providers),
    ...resumableFileHandlers(providers),
    ...sessionHandlers(providers),
    ...statisticsHandlers(providers),
    ...subscriptionHandlers(providers),
  ]
}

export const calls = (providers: Providers) => handlers(providers).map(readyCall)
