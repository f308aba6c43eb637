import { formatExactMoney } from '#i18n/format.ts'
import type { Language } from '#i18n/language.ts'
import { formatPhrase } from '#i18n/phrases.ts'
import type { Db } from '#platform/handle.ts'
import { mailTo } from '#platform/mail/mail-template.ts'
import type { Post } from '#platform/mail/mail-queue.ts'
import { phrases } from './phrases.ts'
import { documentName, filsPerDirham, type TaxDocument } from './rules.ts'

type Recipient = { email: string; name: string; hasAccount: boolean }

export type DocumentMail = {
  document: TaxDocument
  language: Language
  pdf: Buffer
  recipient: Recipient
  origin: string
  now: Date
}

const wordsOf = {
  invoice: { subject: phrases.mailInvoiceSubject, text: phrases.mailInvoice },
  credit_note: { subject: phrases.mailCreditSubject, text: phrases.mailCredit },
}

export async function mailDocument(db: Db, post: Post, mailed: DocumentMail): Promise<void> {
  const { document, language, pdf, recipient, origin, now } = mailed
  const number = documentName(document)
  const amount = formatExactMoney(document.amountFils / filsPerDirham, language)
  const { subject, text } = wordsOf[document.kind]
  const mail = {
    ...mailTo({ email: recipient.email, name: recipient.name }, language, phrases.mailFooter),
    subject: formatPhrase(subject, language, { number }),
    paragraphs: [formatPhrase(text, language, { amount })],
    ...(recipient.hasAccount && {
      link: {
        label: formatPhrase(phrases.mailAction, language),
        url: `${origin}/${language}/payment/success?order=${document.orderId}`,
      },
    }),
    attachments: [
      { name: `${number}.pdf`, type: 'application/pdf', content: pdf.toString('base64') },
    ],
    isToOwner: recipient.hasAccount,
  }
  await post(db, mail, { now })
}
