import { createTransport } from 'nodemailer'
import type { KeptMail } from './mails.ts'

export type Carrier = { carry: (mail: KeptMail) => Promise<void>; close: () => void }

const seconds = 1_000

/** Takes mails to the server of `url`; throws when it will not have them, and they are tried again. */
export function smtpCarrier(url: string, from: string): Carrier {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 2,
    connectionTimeout: 10 * seconds,
    greetingTimeout: 10 * seconds,
    socketTimeout: 20 * seconds,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const domain = /@([^>\s]+)/.exec(from)?.[1] ?? 'localhost'
  return {
    carry: async ({ id, to, subject, text, html, createdAt }) => {
      await transport.sendMail({
        from,
        to: { name: '', address: to },
        subject,
        text,
        html,
        date: createdAt,
        // The same at every try, so that a reader's program shows a doubled mail once.
        messageId: `<${id}@${domain}>`,
        headers: { 'Auto-Submitted': 'auto-generated' },
      })
    },
    close: () => transport.close(),
  }
}
