import { formatDay, formatExactMoney } from '#i18n/format.ts'
import { contentLanguageOf, type Language, languageEntries } from '#i18n/language.ts'
import { formatPhrase, type Phrase } from '#i18n/phrases.ts'
import { phrases } from '../phrases.ts'
import { documentName, filsPerDirham, type TaxDocument } from '../rules.ts'

const titles = {
  invoice: { taxed: phrases.taxInvoice, plain: phrases.invoice },
  credit_note: { taxed: phrases.taxCreditNote, plain: phrases.creditNote },
}

/** For texts whose script may run against the document's: their punctuation stays where it was. */
const isolate = (text: string) => `\u2068${text}\u2069`

/** Line breaks are kept as lines. */
const linesOf = (text: string | null) =>
  (text ?? '')
    .split(/\s*\n\s*/)
    .filter((line) => line !== '')
    .map(isolate)

const writerOf = (language: Language) => ({
  say: (phrase: Phrase, values?: Record<string, string>) => formatPhrase(phrase, language, values),
  money: (fils: number) => isolate(formatExactMoney(fils / filsPerDirham, language)),
})

type Writer = ReturnType<typeof writerOf>

function factsOf(document: TaxDocument, language: Language, { say }: Writer) {
  const { issuedAt, orderId, invoiceNumber } = document
  const facts = [
    { label: say(phrases.number), value: isolate(documentName(document)) },
    { label: say(phrases.issued), value: formatDay(issuedAt.toISOString(), language) },
    { label: say(phrases.order), value: isolate(orderId) },
  ]
  if (invoiceNumber === null) return facts
  const value = isolate(documentName({ kind: 'invoice', number: invoiceNumber }))
  return [...facts, { label: say(phrases.corrects), value }]
}

const partiesOf = ({ seller, buyer }: TaxDocument, language: Language, { say }: Writer) => {
  const own = contentLanguageOf(language)
  const { taxNumber: number } = seller
  return {
    seller: {
      label: say(phrases.seller),
      name: isolate(seller.name[own]),
      lines: [
        ...linesOf(seller.address?.[own] ?? null),
        ...(number ? [say(phrases.taxNumber, { number: isolate(number) })] : []),
      ],
    },
    buyer: {
      label: say(phrases.buyer),
      name: isolate(buyer.name),
      lines: linesOf(buyer.address),
    },
  }
}

/** What the template draws: every text as it is shown. */
export function layOut(document: TaxDocument, language: Language, brand: string) {
  const own = contentLanguageOf(language)
  const writer = writerOf(language)
  const { say, money } = writer
  const { kind, seller, description, vatPercent, netFils, vatFils, amountFils } = document
  const title = say(titles[kind][seller.taxNumber ? 'taxed' : 'plain'])
  return {
    lang: own,
    direction: languageEntries[language].direction,
    title,
    brand,
    footer: `${isolate(seller.name[own])} · ${isolate(documentName(document))}`,
    ...partiesOf(document, language, writer),
    facts: factsOf(document, language, writer),
    item: [
      { label: say(phrases.description), value: description[own] },
      { label: say(phrases.quantity), value: '1' },
      { label: say(phrases.net), value: money(netFils) },
      { label: say(phrases.rate), value: `${vatPercent}%` },
      { label: say(phrases.vat), value: money(vatFils) },
    ],
    totals: [
      { label: say(phrases.net), value: money(netFils), strong: false },
      { label: say(phrases.vat), value: money(vatFils), strong: false },
      { label: say(phrases.total), value: money(amountFils), strong: true },
    ],
    notes: [say(kind === 'invoice' ? phrases.paid : phrases.refunded), say(phrases.allInAed)],
  }
}
