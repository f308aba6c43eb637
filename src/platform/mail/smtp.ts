import type { KeptMail } from './mails.ts'

/** `connections`: how many mails it takes at once. */
export type Carrier = {
  connections: number
  carry: (mail: KeptMail) => Promise<void>
  close: () => void
}

/** A process that is killed may send as many letters again as it was sending (drill R15). */
const usualConnections = 2

/** As the server's address says (`?maxConnections=5`), for servers that allow fewer or more. */
function connectionsOf(url: string): number {
  const wanted = Number(new URL(url).searchParams.get('maxConnections'))
  return Number.isInteger(wanted) && wanted > 0 ? wanted : usualConnections
}

const seconds = 1_000

type Refused = { code?: string; response?: string }

/** RFC 3463: what the server says of a recipient's address, not of us or of its own state. */
const isNoAddress = ({ code, response = '' }: Refused) =>
  code === 'EENVELOPE' && /^5\d\d[ -]5\.1\.(?:[0-6]|10)\b/.test(response)

const loopback = /^(localhost|127(\.\d+){3}|\[?::1\]?)$/

/** nodemailer is loaded with the first mail, which keeps 40 modules out of the server's start. */
async function openTransport(url: string) {
  const { createTransport } = await import('nodemailer')
  return createTransport({
    url,
    requireTLS: !loopback.test(new URL(url).hostname),
    pool: true,
    maxConnections: connectionsOf(url),
    connectionTimeout: 10 * seconds,
    greetingTimeout: 10 * seconds,
    socketTimeout: 20 * seconds,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
}

/**
 * Takes mails to the server of `url`; throws when it will not have them, and they are tried again.
 * What is for an address that there is not counts as carried, or it would be tried for weeks.
 * Outside this machine they go by TLS with a checked certificate or not at all, unless the address
 * says `?requireTLS=false`.
 */
export function smtpCarrier(url: string, from: string): Carrier {
  let transport: ReturnType<typeof openTransport> | undefined
  const domain = /@([^>\s]+)/.exec(from)?.[1] ?? 'localhost'
  return {
    connections: connectionsOf(url),
    carry: async ({ id, to, subject, text, html, createdAt }) => {
      const letter = {
        from,
        to: { name: '', address: to },
        subject,
        text,
        html,
        date: createdAt,
        // The same at every try, so that a reader's program shows a doubled mail once.
        messageId: `<${id}@${domain}>`,
        headers: { 'Auto-Submitted': 'auto-generated' },
      }
      transport ??= openTransport(url)
      await (await transport).sendMail(letter).catch((error: Refused) => {
        if (!isNoAddress(error)) throw error
      })
    },
    close: () => void transport?.then((opened) => opened.close()),
  }
}
