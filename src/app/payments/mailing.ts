import { documentJob } from '#features/payments/invoices/jobs.ts'
import type { Settings } from '#features/reference/site-settings/contract.ts'
import type { Db } from '#platform/handle.ts'
import { openMailQueue, type Post } from '#platform/mail/mail-queue.ts'

type Mailing = Omit<Parameters<typeof openMailQueue>[0], 'siteName'> & {
  db: Db
  origin: string
  settings: () => Pick<Settings, 'siteName'>
}

/** What writes mails, and the job that mails tax documents. */
export async function openMailing({ db, origin, settings, ...parts }: Mailing): Promise<Post> {
  const siteName = () => settings().siteName
  const post = openMailQueue({ ...parts, siteName })
  await parts.jobs.work(documentJob({ db, post, origin, siteName }))
  return post
}
