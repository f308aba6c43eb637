import { Agent, get } from 'node:http'
import { parentPort, workerData } from 'node:worker_threads'

/** Milliseconds between two searches: 20 a second. */
const intervalMs = 50

const purposes = ['sale', 'rent']
const types = ['apartment', 'villa', 'townhouse']
const emirates = ['dubai', 'abu-dhabi', 'sharjah', 'ajman']

/** Another question each time, so that nothing remembered answers. */
function pathOf(at: number): string {
  const query = {
    purpose: purposes[at % 2] ?? '',
    property_type: types[at % 3] ?? '',
    emirate: emirates[at % 4] ?? '',
    rooms: String(at % 5),
    price_min: String(100_000 + at * 100 + (Date.now() % 100)),
  }
  return `/api/properties?${new URLSearchParams(query)}`
}

const agent = new Agent({ keepAlive: true, maxSockets: 64 })

function ask(address: string): Promise<number> {
  const began = performance.now()
  return new Promise((resolve, reject) => {
    const request = get(address, { agent }, (response) => {
      response.resume()
      response.on('end', () => {
        if (response.statusCode === 200) resolve(performance.now() - began)
        else reject(new Error(`a search answered ${response.statusCode}`))
      })
    })
    // A connection that was kept may end just as it is used again.
    request.on('error', (error) => {
      if (request.reusedSocket) ask(address).then(resolve, reject)
      else reject(error)
    })
  })
}

const answers: Promise<number>[] = []
const timer = setInterval(() => answers.push(ask(workerData + pathOf(answers.length))), intervalMs)
parentPort?.on('message', async () => {
  clearInterval(timer)
  parentPort?.postMessage(await Promise.all(answers))
})
