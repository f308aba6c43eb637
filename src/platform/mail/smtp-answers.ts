import { dayMs, minuteMs } from '#i18n/time-units.ts'

export type SmtpError = {
  message?: string
  code?: string
  originalCode?: string
  command?: string
  response?: string
  responseCode?: number
}

/**
 * The answer by which a server refused one letter. Its text is left out, because it repeats the address of the
 * recipient. `code` is missing where the address cannot be said to any server. `status`: RFC 3463.
 */
export type ServerRefusal = { command: string; code?: number; status?: string }

/** What comes before them concerns all letters; `API`: nodemailer finds no address that it could say. */
const commandsOfLetter = ['RCPT TO', 'DATA', 'API']

const statusOf = (response = '') => /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1]

/** RFC 5321, 3.8: with 421 the server leaves, whatever it was asked. */
const isLeaving = ({ responseCode }: SmtpError) => responseCode === 421

/** What the server has against this letter; undefined where it has not answered, or where all letters fail so. */
export function refusalOf(error: SmtpError): ServerRefusal | undefined {
  const { code, command = '', response, responseCode } = error
  if (code !== 'EENVELOPE' && code !== 'EMESSAGE') return undefined
  if (!commandsOfLetter.includes(command) || isLeaving(error)) return undefined
  const status = statusOf(response)
  return { command, ...(responseCode && { code: responseCode }), ...(status && { status }) }
}

/** As it stands in the log: `RCPT TO: 450 4.1.2`. */
export const refusalInWords = ({ command, code, status }: ServerRefusal): string =>
  `${command}: ${[code ?? 'no address', status].filter(Boolean).join(' ')}`

/**
 * RFC 3463: there is no such address, so no try could end otherwise. Not 5.1.0, by which Postfix may mean the sender
 * although it answers so to the recipient; nor 5.1.7 and 5.1.8, which are of the sender.
 */
export const isNoAddress = ({ command, code = 0, status = '' }: ServerRefusal): boolean =>
  command === 'RCPT TO' && code >= 500 && /^5\.1\.(?:[1-6]|10)$/.test(status)

/** RFC 3463, 2: the server, its network or the session, as where the letters of a day are used up. */
const isOfServer = (status: string) => /^\d\.[345]\./.test(status)

/** 503 says that the session was in the wrong state, which another session need not be. */
const isPermanent = ({ command, code = 0, status = '' }: ServerRefusal): boolean =>
  command === 'API' || (command === 'RCPT TO' && code >= 500 && code !== 503 && !isOfServer(status))

/** Between them a letter is tried six or seven times: a server that takes others will not take this one. */
const maxPermanentMs = 30 * minuteMs
/** Longer than a link of a letter is good for, but for invitations. */
const maxTemporaryMs = 3 * dayMs

/**
 * Whether a letter that has been refused for so long is not tried again. `takesOthers`: the server has taken a
 * letter that was written since. One that has not may refuse everybody, which an operator mends.
 */
export function isGivenUp(
  refusal: ServerRefusal,
  { refusedForMs, takesOthers }: { refusedForMs: number; takesOthers: boolean },
): boolean {
  if (refusedForMs >= maxTemporaryMs) return true
  return takesOthers && refusedForMs >= maxPermanentMs && isPermanent(refusal)
}

const connectionCodes = ['ESOCKET', 'EDNS', 'ETLS', 'ECONNECTION', 'ETIMEDOUT']

/** The server's words and names of recipients are left out; what the connection says names the server alone. */
const reasonOf = ({ code = '', message, response }: SmtpError) =>
  connectionCodes.includes(code) && !response && message
    ? message
    : 'the mail server took no letter'

/** No letter can be handed over: kept with the job and in the log, so it names no recipient. */
export class NotHandedOver extends Error {
  readonly code: string | undefined
  readonly originalCode: string | undefined
  readonly command: string | undefined
  readonly answer: string | undefined

  constructor(error: SmtpError) {
    super(reasonOf(error))
    const { code, originalCode, command, response, responseCode } = error
    this.code = code
    this.originalCode = originalCode
    this.command = command
    this.answer = responseCode ? [responseCode, statusOf(response)].join(' ').trim() : undefined
  }
}
