import { readAmount } from '#features/visitors/forms/components/read-amount.ts'
import { spamSignsOf } from '#features/visitors/forms/components/spam-signs.ts'
import { consentVersions } from '#features/visitors/forms/contract.ts'
import { textOf } from '#ui/form/typed.ts'

export type KeptDocument = { id: string; name: string }

export function documentsIn(value: string): KeptDocument[] {
  try {
    const kept: unknown = JSON.parse(value || '[]')
    return Array.isArray(kept) ? kept.filter(isDocument) : []
  } catch {
    return []
  }
}

function isDocument(kept: unknown): kept is KeptDocument {
  const { id, name } = (kept ?? {}) as Partial<KeptDocument>
  return typeof id === 'string' && typeof name === 'string'
}

/** The body of the call; the contract says what is wrong with it. */
export function fundraisingIn(typed: FormData) {
  return {
    name: textOf(typed, 'name'),
    email: textOf(typed, 'email'),
    phone: textOf(typed, 'phone'),
    companyName: textOf(typed, 'companyName'),
    projectTitle: textOf(typed, 'projectTitle'),
    emirateId: readAmount(textOf(typed, 'emirateId')),
    projectType: textOf(typed, 'projectType') || undefined,
    amount: readAmount(textOf(typed, 'amount')),
    currency: textOf(typed, 'currency'),
    summary: textOf(typed, 'summary'),
    fileIds: documentsIn(textOf(typed, 'fileIds')).map(({ id }) => id),
    acceptTerms: typed.has('acceptTerms'),
    consentVersion: consentVersions.fundraising,
    ...spamSignsOf(typed),
  }
}
