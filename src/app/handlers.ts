import { adCheckHandlers } from '#features/posting/advice/handlers.ts'
import { adBulkHandlers } from '#features/posting/ad-list/handlers.ts'
import { adHistoryHandlers } from '#features/posting/history/handlers.ts'
import { adLifeHandlers } from '#features/posting/lifecycle/handlers.ts'
import { detachFileFromAd } from '#features/posting/lifecycle/actions.ts'
import { accountHandlers } from '#features/accounts/account/handlers.ts'
import { advertiserHandlers } from '#features/accounts/advertiser/handlers/advertisers.ts'
import { agentProfileHandlers } from '#features/directory/agent-profiles/handlers.ts'
import { agentSearchHandlers } from '#features/directory/agent-search/handlers.ts'
import { areaHandlers } from '#features/site/areas/handlers.ts'
import { popularSearchHandlers } from '#features/site/popular-searches/handlers.ts'
import { catalogueHandlers } from '#features/reference/catalogue/handlers.ts'
import { contentHandlers } from '#features/reference/site-settings/handlers.ts'
import { contactHandlers } from '#features/visitors/contact/handlers.ts'
import { financeApplicationHandlers } from '#features/visitors/finance-applications/handlers.ts'
import { feedHandlers } from '#features/feeds/sources/handlers.ts'
import { feedDialectHandlers } from '#features/feeds/formats/handlers.ts'
import { fileHandlers } from '#features/files/uploads/handlers.ts'
import { demoHandlers } from '#features/accounts/demo-logins/handlers.ts'
import { interactionHandlers } from '#features/listing/interactions/handlers.ts'
import { locationHandlers } from '#features/reference/place-search/handlers.ts'
import { createQueryInterpreter } from '#features/search/keywords/actions.ts'
import { loginHandlers } from '#features/accounts/login/handlers.ts'
import { matchingRequestHandlers } from '#features/visitors/matching-requests/handlers.ts'
import { newsletterHandlers } from '#features/visitors/newsletter/handlers.ts'
import { passwordHandlers } from '#features/accounts/passwords/handlers.ts'
import { memberHandlers } from '#features/directory/team/handlers.ts'
import { personalDataHandlers } from '#features/oversight/privacy/handlers.ts'
import {
  createEmailConfirmer,
  endEmailLink,
  findEmailLink,
  profileHandlers,
} from '#features/directory/own-profile/handlers.ts'
import { moderationHandlers } from '#features/oversight/moderation/handlers.ts'
import { myPropertyHandlers } from '#features/posting/own-ads/handlers.ts'
import { postingHandlers } from '#features/posting/submission/handlers.ts'
import { propertyHandlers } from '#features/listing/property/handlers.ts'
import { fundraisingHandlers } from '#features/visitors/fundraising/handlers.ts'
import { propertyRequestHandlers } from '#features/visitors/property-requests/handlers.ts'
import { propertySearchHandlers } from '#features/search/query/handlers.ts'
import { registrationHandlers } from '#features/accounts/registration/handlers.ts'
import { secondFactorHandlers } from '#features/accounts/second-factor/handlers.ts'
import { resumableFileHandlers } from '#features/files/resumable/handlers.ts'
import { adoptFavoritesNow } from '#features/visitors/favourites/actions.ts'
import { favoriteHandlers } from '#features/visitors/favourites/handlers.ts'
import { statisticsHandlers } from '#features/posting/statistics/handlers.ts'
import { invoiceHandlers } from '#features/payments/invoices/handlers.ts'
import { requireOwnOrder } from '#features/payments/orders/actions/show.ts'
import { orderHandlers } from '#features/payments/orders/handlers.ts'
import { mySubscriptionHandlers } from '#features/payments/subscriptions/handlers.ts'
import { subscriptionHandlers } from '#features/posting/packages/handlers.ts'
import { alertHandlers } from '#features/visitors/alerts/handlers/links.ts'
import { adoptSearchesNow } from '#features/visitors/saved-searches/actions.ts'
import { savedSearchHandlers } from '#features/visitors/saved-searches/handlers.ts'
import { sessionHandlers } from '#features/accounts/sessions/handlers.ts'
import { pageHandlers } from '#features/site/pages/handlers.ts'
import { readyCall } from '#platform/run-call.ts'
import type { AdoptVisitor } from '#platform/session/adoption.ts'
import type { Providers } from './providers.ts'

const placeHandlers = (providers: Providers) => [
  ...areaHandlers(providers),
  ...locationHandlers(providers),
  ...popularSearchHandlers(providers),
]

const directoryHandlers = (providers: Providers) => [
  ...agentProfileHandlers(providers),
  ...agentSearchHandlers(providers),
]

const adHandlers = (providers: Providers) => [
  ...adBulkHandlers(providers),
  ...adHistoryHandlers,
  ...adLifeHandlers(providers),
]

const adopterOf = ({ adoptFavoritesLater, adoptSearchesLater }: Providers): AdoptVisitor => ({
  begin: async (tx, adoption) => {
    await adoptFavoritesLater(tx, adoption)
    await adoptSearchesLater(tx, adoption)
  },
  finish: async (db, adoption) => {
    await adoptFavoritesNow(db, adoption)
    await adoptSearchesNow(db, adoption)
  },
})

const signUpHandlers = (providers: Providers) =>
  registrationHandlers({
    ...providers,
    adoptVisitor: adopterOf(providers),
    confirmEmail: createEmailConfirmer(providers),
    findEmailLink,
    endEmailLink,
  })

const visitorHandlers = (providers: Providers) => [
  ...interactionHandlers(),
  ...favoriteHandlers(providers),
  ...alertHandlers,
  ...savedSearchHandlers(providers),
  ...contactHandlers(providers),
  ...newsletterHandlers(providers),
  ...propertyRequestHandlers(providers),
  ...fundraisingHandlers(providers),
  ...matchingRequestHandlers(providers),
  ...financeApplicationHandlers(providers),
]

export function handlers(providers: Providers) {
  return [
    ...accountHandlers,
    ...advertiserHandlers,
    ...adCheckHandlers(providers),
    ...adHandlers(providers),
    ...directoryHandlers(providers),
    ...catalogueHandlers(providers),
    ...contentHandlers(providers),
    ...pageHandlers(providers),
    ...feedHandlers(providers),
    ...feedDialectHandlers(providers),
    ...fileHandlers({ ...providers, detachFileFromAd }),
    ...visitorHandlers(providers),
    ...demoHandlers(providers),
    ...placeHandlers(providers),
    ...loginHandlers({ ...providers, adoptVisitor: adopterOf(providers) }),
    ...memberHandlers(providers),
    ...passwordHandlers(providers),
    ...personalDataHandlers(providers),
    ...profileHandlers(providers),
    ...moderationHandlers(providers),
    ...myPropertyHandlers(providers),
    ...postingHandlers(providers),
    ...propertyHandlers(providers),
    ...propertySearchHandlers({ ...providers, interpretQuery: createQueryInterpreter(providers) }),
    ...signUpHandlers(providers),
    ...secondFactorHandlers(providers),
    ...resumableFileHandlers(providers),
    ...sessionHandlers(providers),
    ...statisticsHandlers(providers),
    ...subscriptionHandlers(providers),
    ...orderHandlers(providers),
    ...invoiceHandlers({ ...providers, requireOwnOrder }),
    ...mySubscriptionHandlers(providers),
  ]
}

export const calls = (providers: Providers) => handlers(providers).map(readyCall)
