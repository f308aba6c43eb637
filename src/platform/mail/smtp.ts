import { secondMs } from '#i18n/time-units.ts'
import type { MailAttachment } from './mail-template.ts'
import type { StoredMail } from './mails.ts'
import { NotHandedOver, refusalOf, type ServerRefusal, type SmtpError } from './smtp-answers.ts'

export type MailTransport = {
  connections: number
  /** @throws NotHandedOver when the server did not answer or would refuse every letter */
  carry: (mail: StoredMail) => Promise<ServerRefusal | undefined>
  close: () => void
}

/** Drill R15: a killed process may send this many letters twice. */
const defaultConnections = 2

function connectionsOf(url: string): number {
  const wanted = Number(new URL(url).searchParams.get('maxConnections'))
  return Number.isInteger(wanted) && wanted > 0 ? wanted : defaultConnections
}

/**
 * A letter given up after the hand-over may be sent twice, so `silenceMs` is long; the 10 minutes
 * of RFC 5321, 4.5.3.2.6 would let a dead connection block all other letters.
 */
const carryTimes = { handOverMs: 40 * secondMs, silenceMs: 300 * secondMs }

export const maxCarrySeconds = (carryTimes.handOverMs + carryTimes.silenceMs) / secondMs

const loopback = /^(localhost|127(\.\d+){3}|\[?::1\]?)$/

/** Loaded with the first letter: nodemailer would add 40 modules to the server's start. */
async function openTransport(url: string, silenceMs: number) {
  const { createTransport } = await import('nodemailer')
  const transport = createTransport({
    url,
    requireTLS: !loopback.test(new URL(url).hostname),
    pool: true,
    maxConnections: connectionsOf(url),
    connectionTimeout: 10 * secondMs,
    greetingTimeout: 10 * secondMs,
    socketTimeout: silenceMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  transport.use('stream', ({ data, message }, done) => {
    const { onHandedOver } = data as Partial<HandingOver>
    if (onHandedOver) message.processFunc((input) => input.once('end', onHandedOver))
    done()
  })
  return transport
}

type Transport = Awaited<ReturnType<typeof openTransport>>
type HandingOver = { onHandedOver: () => void }

/** No limit applies after the hand-over, since the server may have accepted the letter. */
async function handOver(transport: Transport, mailOptions: object, maxMs: number): Promise<void> {
  const giveUp = new AbortController()
  const timer = setTimeout(() => giveUp.abort(), maxMs)
  const onHandedOver = () => clearTimeout(timer)
  const watched = { ...mailOptions, signal: giveUp.signal, onHandedOver }
  await transport.sendMail(watched).finally(onHandedOver)
}

/** RFC 2369 and RFC 8058: mail programs offer to end such letters, and send a POST to the address. */
const stopHeaders = (url: string | undefined) =>
  url && {
    'List-Unsubscribe': `<${url}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }

const toAttachment = ({ name, type, content }: MailAttachment) => ({
  filename: name,
  contentType: type,
  content,
  encoding: 'base64',
})

/** TLS is required outside of this machine unless `?requireTLS=false`. */
export function openSmtpTransport(url: string, from: string, times = carryTimes): MailTransport {
  let transport: Promise<Transport> | undefined
  const domain = /@([^>\s]+)/.exec(from)?.[1] ?? 'localhost'
  return {
    connections: connectionsOf(url),
    carry: async ({ id, to, subject, text, html, stopUrl, attachments = [], createdAt }) => {
      const mailOptions = {
        from,
        to: { name: '', address: to },
        subject,
        text,
        html,
        date: createdAt,
        // Equal for every try, so a mail program shows a duplicate once.
        messageId: `<${id}@${domain}>`,
        headers: { 'Auto-Submitted': 'auto-generated', ...stopHeaders(stopUrl) },
        attachments: attachments.map(toAttachment),
      }
      transport ??= openTransport(url, times.silenceMs)
      try {
        await handOver(await transport, mailOptions, times.handOverMs)
        return undefined
      } catch (error) {
        const refusal = refusalOf(error as SmtpError)
        if (refusal) return refusal
        throw new NotHandedOver(error as SmtpError)
      }
    },
    close: () => void transport?.then((opened) => opened.close()),
  }
}
