import type { KeptMail } from './mails.ts'
import { NotHandedOver, refusalOf, type ServerRefusal, type SmtpError } from './smtp-answers.ts'

/** `connections`: how many mails it takes at once. */
export type MailTransport = {
  connections: number
  /**
   * Answers by what the server refused this letter, or with nothing where it has taken it.
   * @throws NotHandedOver where it answered nothing, or would take no other letter either
   */
  carry: (mail: KeptMail) => Promise<ServerRefusal | undefined>
  close: () => void
}

/** A process that is killed may send as many letters again as it was sending (drill R15). */
const usualConnections = 2

/** As the server's address says (`?maxConnections=5`), for servers that allow fewer or more. */
function connectionsOf(url: string): number {
  const wanted = Number(new URL(url).searchParams.get('maxConnections'))
  return Number.isInteger(wanted) && wanted > 0 ? wanted : usualConnections
}

const secondMs = 1_000

/**
 * How long a server may take. `handOverMs`: until it has the whole letter, connecting included. `silenceMs`: from
 * then on until it says that it has taken it. A letter that is given up in that time may be sent twice, so it is
 * long; RFC 5321, 4.5.3.2.6 names ten minutes, in which a dead connection would keep all other letters waiting.
 */
const carryTimes = { handOverMs: 40 * secondMs, silenceMs: 300 * secondMs }

/** No letter is under way for longer. */
export const maxCarrySeconds = (carryTimes.handOverMs + carryTimes.silenceMs) / secondMs

const loopback = /^(localhost|127(\.\d+){3}|\[?::1\]?)$/

/** nodemailer is loaded with the first mail, which keeps 40 modules out of the server's start. */
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

/** Gives up after `maxMs` unless the server has the whole letter by then: it may take it as long as it has not. */
async function handOver(transport: Transport, letter: object, maxMs: number): Promise<void> {
  const giveUp = new AbortController()
  const timer = setTimeout(() => giveUp.abort(), maxMs)
  const onHandedOver = () => clearTimeout(timer)
  const watched = { ...letter, signal: giveUp.signal, onHandedOver }
  await transport.sendMail(watched).finally(onHandedOver)
}

/**
 * Takes mails to the server of `url`. Outside this machine they go by TLS with a checked certificate or
 * not at all, unless the address says `?requireTLS=false`.
 */
export function openSmtpTransport(url: string, from: string, times = carryTimes): MailTransport {
  let transport: Promise<Transport> | undefined
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
      transport ??= openTransport(url, times.silenceMs)
      try {
        await handOver(await transport, letter, times.handOverMs)
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
