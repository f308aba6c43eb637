import type { Text } from '#i18n/phrases.ts'
import type { Db } from '#platform/handle.ts'
import type { Job, Jobs, Queue } from '#platform/jobs/jobs.ts'
import type { Post } from '#platform/mail/mail-queue.ts'
import { sendDocument } from './actions.ts'
import { type DocumentKind, documentKinds } from './contract.ts'

/** A document is typeset in seconds; half a minute is the time after which that is given up. */
export const documentQueue: Queue = {
  name: 'tax-documents',
  places: 1,
  limits: { expireInSeconds: 60 },
}

type Context = { db: Db; post: Post; origin: string; siteName: () => Text }

export const documentJob = (context: Context): Job => ({
  queue: documentQueue,
  run: async ({ orderId = '', kind }) => {
    const known = documentKinds.find((one) => one === kind)
    if (known)
      await sendDocument({ ...context, siteName: context.siteName() }, { orderId, kind: known })
  },
})

type NamedDocument = { orderId: string; kind: DocumentKind }

/** Enqueued in the given transaction, so the job runs only once that is committed. */
export const createSendDocumentLater =
  ({ enqueue }: Pick<Jobs, 'enqueue'>) =>
  (db: Db, document: NamedDocument): Promise<void> =>
    enqueue(db, documentQueue, document)
