import { SMTPServer } from 'smtp-server'

const listening = (server: SMTPServer, port: number) =>
  new Promise<number>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => {
      const address = server.server.address()
      resolve(typeof address === 'object' && address ? address.port : 0)
    })
  })

/** An answer as a server writes it, `450 4.1.2 Domain not found`. */
const answerOf = (text: string) =>
  Object.assign(new Error(text.slice(4)), { responseCode: Number(text.slice(0, 3)) })

/**
 * A mail server on loopback that keeps what it was sent, and can be away for a while. `answers`: by what it
 * refuses recipients of a domain; it knows nobody at nowhere.example. `slow`: milliseconds until it answers to a
 * recipient and to a whole letter.
 */
export const startMailServer = async () => {
  const received: string[] = []
  const answers = new Map([['nowhere.example', '550 5.1.2 no such domain']])
  const slow = { recipientMs: 0, letterMs: 0 }
  const open = () =>
    new SMTPServer({
      disabledCommands: ['AUTH', 'STARTTLS'],
      hideENHANCEDSTATUSCODES: true,
      onRcptTo: ({ address }, _session, done) => {
        const answer = answers.get(address.replace(/.*@/, ''))
        const error = answer === undefined ? undefined : answerOf(answer)
        setTimeout(() => done(error), slow.recipientMs)
      },
      onData: (stream, _session, done) => {
        const pieces: Buffer[] = []
        stream.on('data', (piece: Buffer) => pieces.push(piece))
        stream.on('end', () => {
          received.push(Buffer.concat(pieces).toString('utf8'))
          setTimeout(done, slow.letterMs)
        })
      },
    })
  let server = open()
  const port = await listening(server, 0)
  const leave = () => new Promise<void>((resolve) => server.close(() => resolve()))
  const comeBack = async () => {
    server = open()
    await listening(server, port)
  }
  return { url: `smtp://127.0.0.1:${port}`, received, answers, slow, leave, comeBack }
}
