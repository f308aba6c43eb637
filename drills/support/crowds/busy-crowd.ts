import { connect } from 'node:net'
import { parentPort, Worker, workerData } from 'node:worker_threads'

/** `addresses` are taken by turns, and so are `requests`, each the bytes of a whole one in Latin 1. */
type Crowd = {
  port: number
  clients: number
  addresses: string[]
  requests: string[]
  /** How many a connection has open at once. */
  openRequests: number
  /** Milliseconds between an answer and the next request. */
  pauseMs: number
}

export const getOf = (path: string) => `GET ${path} HTTP/1.1\r\nhost: localhost\r\n\r\n`

/** `body` is in Latin 1. */
export const postOf = (path: string, body: string, encoding = 'identity') =>
  `POST ${path} HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-encoding: ${encoding}\r\ncontent-length: ${body.length}\r\n\r\n${body}`

/** A body of spaces in as many chunks of one byte. */
export const chunkedPostOf = (path: string, chunks: number) =>
  `POST ${path} HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n${'1\r\n \r\n'.repeat(chunks)}0\r\n\r\n`

const reopenMs = 200
const openedAtOnce = 20

/** Sends the same request again after each answer; who is thrown out comes again. */
function askAgain(crowd: Crowd, at: number, count: (answers: number) => void) {
  const { port, addresses, requests, openRequests, pauseMs } = crowd
  const asked = requests[at % requests.length]!
  const localAddress = addresses[at % addresses.length]!
  const socket = connect({ port, host: '127.0.0.1', localAddress }, () =>
    socket.write(asked.repeat(openRequests), 'latin1'),
  )
  socket.on('error', () => undefined)
  socket.on('data', (data) => {
    const answers = String(data).split('HTTP/1.1 ').length - 1
    count(answers)
    if (answers > 0) setTimeout(() => socket.write(asked.repeat(answers), 'latin1'), pauseMs)
  })
  socket.once('close', () => setTimeout(() => askAgain(crowd, at, count), reopenMs))
}

if (parentPort) {
  const crowd = workerData as Crowd
  let answers = 0
  let opened = 0
  const opening = setInterval(() => {
    for (let now = 0; now < openedAtOnce && opened < crowd.clients; now += 1) {
      askAgain(crowd, opened, (more) => {
        answers += more
      })
      opened += 1
    }
    if (opened === crowd.clients) clearInterval(opening)
  }, 20)
  parentPort.on('message', () => parentPort?.postMessage(answers))
}

/** A crowd in a thread, so that its work does not delay what is measured; `stop` tells the answers it had. */
export function startBusyCrowd(crowd: Crowd) {
  const thread = new Worker(new URL(import.meta.url), { workerData: crowd })
  const stop = async () => {
    const told = new Promise<number>((resolve) => thread.once('message', resolve))
    thread.postMessage('stop')
    const answers = await told
    await thread.terminate()
    return answers
  }
  return { stop }
}
