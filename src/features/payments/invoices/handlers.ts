import type { Settings } from '#features/reference/site-settings/contract.ts'
import { isLanguage } from '#i18n/language.ts'
import { type Call, Download, type Handler, handle } from '#platform/handle.ts'
import { Refusal } from '#platform/refusal.ts'
import { renderDocument } from './actions.ts'
import { downloadDocument } from './contract.ts'
import { findDocument } from './queries.ts'
import { documentName } from './rules.ts'

type Dependencies = {
  settings: () => Pick<Settings, 'siteName'>
  /** @throws Refusal 404 for an order of somebody else */
  requireOwnOrder: (call: Call<typeof downloadDocument>, id: string) => Promise<unknown>
}

export const invoiceHandlers = ({ settings, requireOwnOrder }: Dependencies): Handler[] => [
  handle(downloadDocument, async (call) => {
    const { db, params, query } = call
    await requireOwnOrder(call, params.id)
    const document = await findDocument(db, { orderId: params.id, kind: query.kind })
    if (!document) throw new Refusal(404, [{ code: 'not_found' }])
    const language = isLanguage(query.lang) ? query.lang : call.language
    const { siteName } = settings()
    const content = await renderDocument(document, { language, siteName })
    return new Download({ type: 'application/pdf', name: `${documentName(document)}.pdf`, content })
  }),
]
