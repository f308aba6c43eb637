import { createHash } from 'node:crypto'

const texts = 200_000

function work(): number {
  const before = process.cpuUsage()
  const hash = createHash('sha256')
  for (let at = 0; at < texts; at += 1) {
    const text = JSON.stringify({ at, words: ['home', `home ${at}`], place: { lat: at % 90 } })
    hash.update(String(JSON.parse(text).at))
  }
  hash.digest()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1_000
}

/**
 * Milliseconds of processor time of the same work, whatever becomes of the program: by it figures of
 * different days and machines are compared. The best of five, compiled by then.
 */
export const yardstick = () => Math.min(...Array.from({ length: 5 }, work))
