import { operatorLetters } from '#app/operator-letters.ts'
import { createOperator } from '#features/oversight/operators/actions.ts'
import type { openSite } from '#test/site.ts'

type Site = Pick<Awaited<ReturnType<typeof openSite>>, 'db' | 'providers'>

/** Makes an operator as the command does; the link for the first password is mailed. */
export async function addOperator({ db, providers }: Site, email: string) {
  const now = providers.now()
  const origin = 'https://dara.example'
  const letters = operatorLetters({ post: providers.post, origin, language: 'en', now })
  const deed = { db: db.kysely, letters, actor: 'noor', reason: null, now }
  await createOperator(deed, { email, name: 'Noor Saleh' })
}
