import { requestSeconds } from '#features/accounts/registration/rules/requests.ts'
import { invitationSeconds } from '#features/directory/team/queries/members.ts'
import { unusedFileDays } from '#features/files/uploads/contract.ts'
import { singleDays, summedDays } from '#features/listing/interactions/rules.ts'
import type { Settings } from '#features/reference/site-settings/contract.ts'
import { sweepDays } from '#features/visitors/alerts/rules/schedule.ts'
import { messageMonths } from '#features/visitors/contact/contract.ts'
import { visitorDays } from '#features/visitors/favourites/actions.ts'
import { taxRecordYears } from '#features/payments/invoices/contract.ts'
import { closedMonths, openMonths } from '#features/visitors/finance-applications/contract.ts'
import { closedDocumentDays, fundraisingMonths } from '#features/visitors/fundraising/contract.ts'
import { confirmDays, goneDays } from '#features/visitors/newsletter/contract.ts'
import { expiredMonths, requestDays } from '#features/visitors/property-requests/contract.ts'
import { formatDuration } from '#i18n/format-members.ts'
import { textIn } from '#i18n/phrases.ts'
import { daySeconds, hourSeconds } from '#i18n/time-units.ts'
import { answerLifetimeSeconds } from '#platform/idempotency/kept-answers.ts'
import { maxIdleSeconds, maxSessionSeconds, tokenSeconds } from '#platform/session/sessions.ts'
import { deviceSeconds, mailSeconds, quietSeconds } from '#platform/session/sweep.ts'
import { visitorCookieSeconds } from '#platform/visitor.ts'
import { networkDays } from '#features/site/popular-searches/rules.ts'
import type { Values } from '../rules/sections.ts'

const daysPerYear = 365

type Period = [count: number, unit: Parameters<typeof formatDuration>[1]]

const days = (count: number): Period =>
  count % daysPerYear === 0 ? [count / daysPerYear, 'year'] : [count, 'day']

const seconds = (count: number): Period =>
  count < daySeconds ? [count / 60, 'minute'] : days(count / daySeconds)

/** What the program applies, so that the pages cannot say anything else. */
const periods = {
  registration: seconds(requestSeconds),
  unusedFile: days(unusedFileDays),
  invitation: seconds(invitationSeconds),
  idle: seconds(maxIdleSeconds),
  session: seconds(maxSessionSeconds),
  device: seconds(deviceSeconds),
  attempts: seconds(quietSeconds),
  searched: days(networkDays),
  mail: seconds(mailSeconds),
  favourites: days(visitorDays),
  searches: days(sweepDays.visitor),
  searchesWithAlerts: days(sweepDays.visitorWithAlerts),
  matches: days(sweepDays.news),
  requestOpen: days(requestDays),
  requestExpired: [expiredMonths, 'month'],
  applicationOpen: [openMonths, 'month'],
  taxRecords: [taxRecordYears, 'year'],
  applicationClosed: [closedMonths, 'month'],
  fundraising: [fundraisingMonths, 'month'],
  fundraisingDocuments: days(closedDocumentDays),
  message: [messageMonths, 'month'],
  newsletterGone: days(goneDays),
  newsletterPending: days(confirmDays),
  single: days(singleDays),
  summed: days(summedDays),
  answer: [answerLifetimeSeconds / hourSeconds, 'hour'],
  visitorCookie: seconds(visitorCookieSeconds),
  token: seconds(tokenSeconds),
} satisfies Record<string, Period>

export type SiteNames = Pick<Settings, 'siteName' | 'company'>

export function figuresOf({ siteName, company }: SiteNames): Values {
  return (language) => ({
    site: textIn(siteName, language),
    company: textIn(company?.legalName ?? siteName, language),
    ...Object.fromEntries(
      Object.entries(periods).map(([name, [count, unit]]) => [
        name,
        formatDuration(count, unit, language),
      ]),
    ),
  })
}
