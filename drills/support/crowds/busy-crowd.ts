import { connect } from 'node:net'
import { parentPort, Worker, workerData } from 'node:worker_threads'

/** `addresses` are taken by turns, and so are `paths`. */
type Crowd = { port: number; clients: number; addresses: string[]; paths: string[] }

/** As many as a connection may have open. */
const openRequests = 4
const reopenMs = 200
const openedAtOnce = 20

/** Asks for the same path again as soon as an answer begins; who is thrown out comes again. */
function askWithoutPause(
  { port, addresses, paths }: Crowd,
  at: number,
  count: (answers: number) => void,
) {
  const path = paths[at % paths.length]
  const asked = `GET ${path} HTTP/1.1\r\nhost: localhost\r\n\r\n`
  const localAddress = addresses[at % addresses.length]!
  const socket = connect({ port, host: '127.0.0.1', localAddress }, () =>
    socket.write(asked.repeat(openRequests)),
  )
  socket.on('error', () => undefined)
  socket.on('data', (data) => {
    const answers = String(data).split('HTTP/1.1 ').length - 1
    count(answers)
    if (answers > 0) socket.write(asked.repeat(answers))
  })
  socket.once('close', () =>
    setTimeout(() => askWithoutPause({ port, addresses, paths, clients: 1 }, at, count), reopenMs),
  )
}

if (parentPort) {
  const crowd = workerData as Crowd
  let answers = 0
  let opened = 0
  const opening = setInterval(() => {
    for (let now = 0; now < openedAtOnce && opened < crowd.clients; now += 1) {
      askWithoutPause(crowd, opened, (more) => {
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
