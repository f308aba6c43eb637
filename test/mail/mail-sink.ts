import { SMTPServer } from 'smtp-server'

const listening = (server: SMTPServer, port: number) =>
  new Promise<number>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => {
      const address = server.server.address()
      resolve(typeof address === 'object' && address ? address.port : 0)
    })
  })

/**
 * A mail server on loopback that keeps what it was sent, knows nobody at nowhere.example, and can be
 * away for a while.
 */
export const startMailServer = async () => {
  const received: string[] = []
  const open = () =>
    new SMTPServer({
      disabledCommands: ['AUTH', 'STARTTLS'],
      onRcptTo: ({ address }, _session, done) => {
        const isUnknown = address.endsWith('@nowhere.example')
        const refused = Object.assign(new Error('5.1.2 no such domain'), { responseCode: 550 })
        done(isUnknown ? refused : undefined)
      },
      onData: (stream, _session, done) => {
        const pieces: Buffer[] = []
        stream.on('data', (piece: Buffer) => pieces.push(piece))
        stream.on('end', () => {
          received.push(Buffer.concat(pieces).toString('utf8'))
          done()
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
  return { url: `smtp://127.0.0.1:${port}`, received, leave, comeBack }
}
