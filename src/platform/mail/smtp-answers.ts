import { dayMs, minuteMs } from '#i18n/time-units.ts'

export type SmtpError = {
  message?: string
  code?: string
  originalCode?: string
  command?: string
  response?: string
  responseCode?: number
}

/** Without the server's text, which repeats the recipient. `status`: RFC 3463. */
export type ServerRefusal = { command: string; code?: number; status?: string }

/** Earlier commands concern all letters; `API` means an address that no server would take. */
const commandsOfLetter = ['RCPT TO', 'DATA', 'API']

const statusOf = (response = '') => /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1]

/** RFC 5321, 3.8: with 421 the server closes the connection, whatever the command. */
const isLeaving = ({ responseCode }: SmtpError) => responseCode === 421

/** Undefined when the server did not answer or the error concerns all letters. */
export function refusalOf(error: SmtpError): ServerRefusal | undefined {
  const { code, command = '', response, responseCode } = error
  if (code !== 'EENVELOPE' && code !== 'EMESSAGE') return undefined
  if (!commandsOfLetter.includes(command) || isLeaving(error)) return undefined
  const status = statusOf(response)
  return { command, ...(responseCode && { code: responseCode }), ...(status && { status }) }
}

export const refusalInWords = ({ command, code, status }: ServerRefusal): string =>
  `${command}: ${[code ?? 'no address', status].filter(Boolean).join(' ')}`

/** RFC 3463. Not 5.1.0, 5.1.7 and 5.1.8: they may be about the sender. */
export const isNoAddress = ({ command, code = 0, status = '' }: ServerRefusal): boolean =>
  command === 'RCPT TO' && code >= 500 && /^5\.1\.(?:[1-6]|10)$/.test(status)

/** RFC 3463, 2: errors of the server or the session, such as a used-up quota. */
const isOfServer = (status: string) => /^\d\.[345]\./.test(status)

/** 503 is a wrong state of the session; another session may succeed. */
const isPermanent = ({ command, code = 0, status = '' }: ServerRefusal): boolean =>
  command === 'API' || (command === 'RCPT TO' && code >= 500 && code !== 503 && !isOfServer(status))

const maxPermanentMs = 30 * minuteMs
/** Longer than the links of all letters but invitations are valid. */
const maxTemporaryMs = 3 * dayMs

/** `takesOthers`: the server accepted a later letter; otherwise it may refuse all for now. */
export function isGivenUp(
  refusal: ServerRefusal,
  { refusedForMs, takesOthers }: { refusedForMs: number; takesOthers: boolean },
): boolean {
  if (refusedForMs >= maxTemporaryMs) return true
  return takesOthers && refusedForMs >= maxPermanentMs && isPermanent(refusal)
}

const connectionCodes = ['ESOCKET', 'EDNS', 'ETLS', 'ECONNECTION', 'ETIMEDOUT']

/** The server's text may name recipients. */
const reasonOf = ({ code = '', message, response }: SmtpError) =>
  connectionCodes.includes(code) && !response && message
    ? message
    : 'the mail server took no letter'

/** Logged and stored, so it names no recipient. */
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
