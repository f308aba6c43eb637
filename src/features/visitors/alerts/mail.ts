import { mayMail } from '#features/accounts/registration/mail.ts'
import { type PropertyCard, propertyAddress } from '#features/listing/property/contract.ts'
import { describePrice } from '#features/listing/property/phrases/price.ts'
import { readSearch } from '#features/search/query/contract/address.ts'
import { resultsAddress } from '#features/search/filters/rules/address.ts'
import { bothTexts } from '#i18n/texts/both-texts.ts'
import { formatDuration } from '#i18n/format-members.ts'
import { joinWithCommas, type Language } from '#i18n/language.ts'
import { formatPhrase, textIn } from '#i18n/phrases.ts'
import type { Db } from '#platform/handle.ts'
import {
  type MailContent,
  type MailGroup,
  type MailItem,
  mailTo,
  textInMail,
} from '#platform/mail/mail-template.ts'
import type { Post } from '#platform/mail/mail-queue.ts'
import type { Caller } from '#platform/session/caller.ts'
import { confirmDays } from './contract.ts'
import { phrases } from './phrases/mail.ts'
import { addConfirmLink } from './queries/links.ts'
import type { AlertLetter, Reader, ToldAd, ToldSearch } from './rules/letters.ts'

export type Asking = { caller: Caller; language: Language; now: Date; post: Post }

type Unconfirmed = { ownerId: string; email: string; searchName: string }

/** Beyond the limits nothing is sent, but the site says that the address is to be confirmed. */
export async function mailConfirmation(
  tx: Db,
  { ownerId, email, searchName }: Unconfirmed,
  asking: Asking,
): Promise<void> {
  const { caller, language, now, post } = asking
  const token = await addConfirmLink(tx, { ownerId, email, now })
  if (!(await mayMail(tx, { email, purpose: 'alerts' }, asking))) return
  const duration = formatDuration(confirmDays, 'day', language)
  const mail: MailContent = {
    ...mailTo({ email }, language, phrases.confirmFooter),
    subject: formatPhrase(phrases.confirmSubject, language),
    paragraphs: [
      formatPhrase(phrases.confirmReason, language, { name: textInMail(searchName) }),
      formatPhrase(phrases.confirmExpiry, language, { duration }),
      formatPhrase(phrases.confirmNotYou, language),
    ],
    link: {
      label: formatPhrase(phrases.confirmAction, language),
      url: `${caller.origin()}/${language}/my-searches/confirm/${token}`,
    },
  }
  await post(tx, mail, { caller, now })
}

/** A former rent is of the present period. */
function reasonOf({ reason, oldPrice }: ToldAd, card: PropertyCard, language: Language): string {
  const old = oldPrice === null ? '' : describePrice(oldPrice / 100, card, language)
  if (reason === 'back') {
    return formatPhrase(oldPrice === null ? phrases.back : phrases.backForLess, language, { old })
  }
  if (reason === 'price_down') return formatPhrase(phrases.priceDown, language, { old })
  return formatPhrase(reason === 'new' ? phrases.new : phrases.changed, language)
}

/** The place and the one around it, which say enough in a list. */
function placeOf({ location: { path } }: PropertyCard, language: Language): string {
  const names = path.slice(-2).map(({ name }) => textIn(name, language))
  return joinWithCommas(names.reverse(), language)
}

type AlertContent = {
  letter: AlertLetter
  cards: ReadonlyMap<number, PropertyCard>
  stopToken: string
}

type LetterContext = { reader: Reader & { email: string }; origin: string }

const pageOf = ({ reader, origin }: LetterContext, path: string) =>
  `${origin}/${reader.language}${path}`

function itemOf(ad: ToldAd, card: PropertyCard, context: LetterContext): MailItem {
  const { language } = context.reader
  const place = placeOf(card, language)
  const price = describePrice(card.totalPrice, card, language)
  return {
    title: textInMail(textIn(card.name, language)) || textInMail(card.referenceId),
    url: pageOf(context, propertyAddress(card)),
    notes: [
      reasonOf(ad, card, language),
      formatPhrase(phrases.priceAndPlace, language, { price, place }),
    ],
  }
}

function groupOf(
  search: ToldSearch,
  { cards: shown }: AlertContent,
  context: LetterContext,
): MailGroup {
  const { language } = context.reader
  const items = search.ads.flatMap((ad) => {
    const card = shown.get(ad.propertyId)
    return card ? [itemOf(ad, card, context)] : []
  })
  const results = resultsAddress({ ...readSearch(search.filters), sort: 'newest' })
  const more = search.isCut ? phrases.moreAtLeast : phrases.more
  const all = {
    title: formatPhrase(phrases.allResults, language),
    url: pageOf(context, results),
    notes: search.more > 0 ? [formatPhrase(more, language, { count: search.more })] : [],
  }
  return { heading: textInMail(search.name), items: [...items, all] }
}

function subjectOf({ searches, total: count, isCut }: AlertLetter, language: Language): string {
  const [one, ...others] = searches
  const [ofOne, ofMany] = isCut
    ? [phrases.subjectOfOneAtLeast, phrases.subjectOfManyAtLeast]
    : [phrases.subjectOfOne, phrases.subjectOfMany]
  if (!one || others.length > 0) return formatPhrase(ofMany, language, { count })
  return formatPhrase(ofOne, language, { count, name: textInMail(one.name) })
}

export function alertMail(told: AlertContent, context: LetterContext): MailContent {
  const { email, name, secondName, language } = context.reader
  const named = name === null ? {} : { name, names: bothTexts({ first: name, second: secondName }) }
  return {
    ...mailTo({ email, ...named }, language, phrases.footer),
    subject: subjectOf(told.letter, language),
    paragraphs: [formatPhrase(phrases.intro, language)],
    groups: told.letter.searches.map((search) => groupOf(search, told, context)),
    link: {
      label: formatPhrase(phrases.mySearches, language),
      url: pageOf(context, '/my-searches'),
    },
    stop: {
      label: formatPhrase(phrases.stop, language),
      url: pageOf(context, `/my-searches/stop/${told.stopToken}`),
    },
  }
}
