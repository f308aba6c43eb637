import { operatorMails } from '#app/operator-mails.ts'
import { createOperator } from '#features/oversight/operators/actions.ts'
import type { openSite } from '#test/site.ts'

type Site = Pick<Awaited<ReturnType<typeof openSite>>, 'db' | 'providers'>

/** Makes an operator as the command does; the link for the first password is mailed. */
export async function addOperator({ db, providers }: Site, email: string) {
  const now = providers.now()
  const origin = 'https://dara.example'
  const mails = operatorMails({ post: providers.post, origin, language: 'en', now })
  const deed = { db: db.kysely, mails, actor: 'noor', reason: null, now }
  await createOperator(deed, { email, name: 'Noor Saleh' })
}
