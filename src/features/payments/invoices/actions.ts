import { readFile } from 'node:fs/promises'
import type { Language } from '#i18n/language.ts'
import { type Text, textIn } from '#i18n/phrases.ts'
import type { Db } from '#platform/handle.ts'
import type { Post } from '#platform/mail/mail-queue.ts'
import { typeset } from '#platform/typesetting/typeset.ts'
import { layOut } from './actions/layout.ts'
import type { DocumentKind } from './contract.ts'
import { mailDocument } from './mail.ts'
import { claimMail, findDocument, findRecipient, wasMailed } from './queries.ts'
import type { TaxDocument } from './rules.ts'

const template = new URL('./document.typ', import.meta.url)

type Drawing = { language: Language; siteName: Text; format?: 'pdf' | 'svg' }

/** A4, as PDF of some 30 kB. */
export async function renderDocument(
  document: TaxDocument,
  { language, siteName, format = 'pdf' }: Drawing,
): Promise<Buffer> {
  const data = layOut(document, language, textIn(siteName, language))
  return typeset({ template: await readFile(template, 'utf8'), data, format })
}

type Sending = { db: Db; post: Post; origin: string; siteName: Text }

/** Mails a document to its buyer, once. Nobody gets it whose address is gone. */
export async function sendDocument(
  { db, post, origin, siteName }: Sending,
  named: { orderId: string; kind: DocumentKind },
): Promise<void> {
  const document = await findDocument(db, named)
  const recipient = document && (await findRecipient(db, named.orderId))
  if (!document || !recipient || (await wasMailed(db, document))) return
  const { language } = document
  const pdf = await renderDocument(document, { language, siteName })
  const now = new Date()
  await db.transaction().execute(async (tx) => {
    if (!(await claimMail(tx, document, now))) return
    await mailDocument(tx, post, { document, language, pdf, recipient, origin, now })
  })
}
